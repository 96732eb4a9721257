import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTripWords } from '../../parts/use-trip-words.ts';

/** `2 adults, 1 kid, 1 infant`: who comes along on a tour. */
export function usePartyWords(): (party: { adults: number; kids: number; infants: number }) => string {
  const { t } = useLingui();
  const { passengers } = useTripWords();
  return ({ adults, kids, infants }) => {
    const infantsText = t`${plural(infants, { one: '# infant', other: '# infants' })}`;
    return infants > 0 ? `${passengers(adults, kids)}, ${infantsText}` : passengers(adults, kids);
  };
}
