import { Trans, useLingui } from '@lingui/react/macro';
import { isTourNotFound } from '../../api/tours.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Explains why a tour could not be loaded. Leads to the others if it is no longer offered, and offers a retry otherwise. */
export function TourError({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  if (!isTourNotFound(error)) {
    return <QueryError error={error} phase="tour" tryAgain={tryAgain} />;
  }
  return (
    <Alert
      tone="info"
      title={t`This activity is no longer available`}
      actions={
        <Button onClick={() => goTo(paths.tours())}>
          <Trans>See all activities</Trans>
        </Button>
      }
    />
  );
}
