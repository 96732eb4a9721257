import { useLingui } from '@lingui/react/macro';
import type { LegModel } from './use-leg.ts';

/** Why the transfer cannot be added yet; the fields give the details. */
export function useLegReason(legs: readonly Pick<LegModel, 'problems'>[]): string | undefined {
  const { t } = useLingui();
  const [first] = legs.flatMap(({ problems }) => problems);
  if (!first) return undefined;
  if (first.at === 'risk') return t`Accept the risk of the later pickup, or choose an earlier one.`;
  if (first.reason === 'past') return t`Choose a future date.`;
  // `PickupStatus` explains next to the field which rule is broken.
  if (first.reason !== 'missing') return t`Choose a pickup time that we can confirm.`;
  return t`Fill in the marked fields.`;
}
