import { Trans } from '@lingui/react/macro';
import { reloadPage } from '../platform/leave.ts';
import { Problem } from './problem.tsx';

/** In place of what has a chunk that cannot be had: a new version may have replaced it, and only the page can fetch that. */
export function ChunkProblem() {
  return (
    <Problem code="network" phase="load" action={<Trans>Reload the page</Trans>} onAction={reloadPage}>
      <Trans>Please reload the page. Your cart is kept.</Trans>
    </Problem>
  );
}
