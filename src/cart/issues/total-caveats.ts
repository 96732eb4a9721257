import { isBlocking } from './blocking-issues.ts';
import type { IssuesByLine } from './cart-issues.ts';

/** Why the total of a cart is not what will be paid. */
export interface TotalCaveats {
  /** It counts a service that cannot be booked as it is. */
  countsUnbookable: boolean;
  /** It counts a new price that was not accepted yet. */
  countsUnaccepted: boolean;
}

export function totalCaveats(issuesByLine: IssuesByLine): TotalCaveats {
  const blocking = Object.values(issuesByLine).flat().filter(isBlocking);
  return {
    countsUnbookable: blocking.some(({ code }) => code !== 'price-changed'),
    countsUnaccepted: blocking.some(({ code }) => code === 'price-changed'),
  };
}
