import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** A tour that is not sold any more leads to the others; one that did not come can be asked for again. */
export function TourProblem({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  if (!(error instanceof ApiError && error.status === 404)) {
    return <LoadProblem error={error} phase="tour" tryAgain={tryAgain} />;
  }
  return (
    <Alert
      tone="info"
      title={t`This activity is not offered any more`}
      actions={
        <Button onClick={() => goTo(paths.activities())}>
          <Trans>See all activities</Trans>
        </Button>
      }
    />
  );
}
