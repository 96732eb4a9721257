import { Trans, useLingui } from '@lingui/react/macro';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { isGone } from './use-tour.ts';

/** A tour that is not sold any more leads to the others; one that did not come can be asked for again. */
export function TourProblem({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
  if (!isGone(error)) {
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
