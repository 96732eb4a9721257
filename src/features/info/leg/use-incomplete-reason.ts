import { useLingui } from '@lingui/react/macro';
import type { LegModel } from './use-leg.ts';

/** The first reason why legs cannot be booked yet; undefined if they can. Their fields give the details. */
export function useIncompleteReason(legs: readonly Pick<LegModel, 'problems'>[]): string | undefined {
  const { t } = useLingui();
  const [firstProblem] = legs.flatMap(({ problems }) => problems);
  if (!firstProblem) return undefined;
  if (firstProblem.at === 'risk') return t`Accept the risk of the later pickup, or choose an earlier one.`;
  if (firstProblem.reason === 'past') return t`Choose a future date.`;
  // `PickupStatus` explains next to the field which rule is broken.
  if (firstProblem.reason !== 'missing') return t`Choose a pickup time that we can confirm.`;
  return t`Fill in the marked fields.`;
}
