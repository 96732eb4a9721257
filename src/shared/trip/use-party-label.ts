import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface Party {
  adults: number;
  kids: number;
  infants?: number;
}

/** Who takes part: `2 adults, 1 kid, 1 infant`. */
export function usePartyLabel(): (party: Party) => string {
  const { t } = useLingui();
  return ({ adults, kids, infants = 0 }) =>
    [
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      kids > 0 && t`${plural(kids, { one: '# kid', other: '# kids' })}`,
      infants > 0 && t`${plural(infants, { one: '# infant', other: '# infants' })}`,
    ]
      .filter(Boolean)
      .join(', ');
}
