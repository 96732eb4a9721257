import { Trans, useLingui } from '@lingui/react/macro';
import { StartError } from '../../../shared/notices/start-error.tsx';

/** Tells the company that its page does not name a tour. */
export function MissingTourError() {
  const { t } = useLingui();
  return (
    <StartError code="config" title={t`This activity cannot be shown`}>
      <Trans>The attribute “activity” is missing. Set it to the slug or id of an activity.</Trans>
    </StartError>
  );
}
