import { Trans } from '@lingui/react/macro';
import { totalCaveats } from '../../../cart/issues/total-caveats.ts';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { CartIssues } from './use-cart-issues.ts';

/** What the total counts although it may not be paid. */
export function TotalCaveatNote({ byLine }: Pick<CartIssues, 'byLine'>) {
  const { countsUnbookable, countsUnaccepted } = totalCaveats(byLine);
  if (!countsUnbookable && !countsUnaccepted) return null;
  return (
    <StatusLine tone="warning">
      {countsUnbookable && countsUnaccepted && (
        <Trans>
          Not final: the total still counts what cannot be booked, and new prices that you have not accepted.
        </Trans>
      )}
      {countsUnbookable && !countsUnaccepted && (
        <Trans>Not final: the total still counts what cannot be booked.</Trans>
      )}
      {countsUnaccepted && !countsUnbookable && (
        <Trans>Not final: the total counts new prices that you have not accepted.</Trans>
      )}
    </StatusLine>
  );
}
