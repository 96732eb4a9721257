import { Trans, useLingui } from '@lingui/react/macro';
import { StartError } from '../../shared/start-error.tsx';

export function NoTour() {
  const { t } = useLingui();
  return (
    <StartError code="config" title={t`This activity cannot be shown`}>
      <Trans>The attribute “activity” is missing: it takes the slug or the id of an activity.</Trans>
    </StartError>
  );
}
