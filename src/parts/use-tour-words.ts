import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TourParty } from '../domain/tour-party.ts';
import type { Tour } from '../schema/tour.ts';

/** The words for how long a tour takes and who comes along. */
export function useTourWords() {
  const { t } = useLingui();
  return {
    /** `1 day 4 hrs 30 min`; empty where the provider does not tell. */
    duration: ({ duration }: Tour) => {
      if (!duration) return '';
      const { days, hours, minutes } = duration;
      return [
        days > 0 && t`${plural(days, { one: '# day', other: '# days' })}`,
        hours > 0 && t`${plural(hours, { one: '# hr', other: '# hrs' })}`,
        minutes > 0 && t`${minutes} min`,
      ]
        .filter(Boolean)
        .join(' ');
    },
    party: ({ adults, kids, infants }: TourParty) =>
      [
        t`${plural(adults, { one: '# adult', other: '# adults' })}`,
        kids > 0 && t`${plural(kids, { one: '# kid', other: '# kids' })}`,
        infants > 0 && t`${plural(infants, { one: '# infant', other: '# infants' })}`,
      ]
        .filter(Boolean)
        .join(', '),
    /** The ages that count as a kid, as far as the tour tells them. */
    kidsAges: ({ kids_min_age: from, kids_max_age: to }: Tour) => {
      if (from !== undefined && to !== undefined) return t`Ages ${from} to ${to}`;
      if (from !== undefined) return t`From age ${from}`;
      return to === undefined ? undefined : t`Up to age ${to}`;
    },
  };
}
