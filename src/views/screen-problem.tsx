import { Trans } from '@lingui/react/macro';
import { Problem } from '../parts/problem.tsx';
import { reloadPage } from '../platform/leave.ts';

/** In place of a screen whose code cannot be had: a new version may have replaced it, and only the page can fetch that. */
export function ScreenProblem() {
  return (
    <Problem code="network" phase="load" action={<Trans>Reload the page</Trans>} onAction={reloadPage}>
      <Trans>Please reload the page. Your cart is kept.</Trans>
    </Problem>
  );
}
