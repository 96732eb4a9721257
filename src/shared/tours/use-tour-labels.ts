import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tour } from '../../schema/tour.ts';

/** Functions that return the duration of a tour, and the ages of its kids, as text. */
export function useTourLabels() {
  const { t } = useLingui();
  return {
    /** Such as `1 day 4 hrs 30 min`; undefined if unknown. */
    duration: ({ duration }: Tour) => {
      if (!duration) return undefined;
      const { days, hours, minutes } = duration;
      const parts = [
        days > 0 && t`${plural(days, { one: '# day', other: '# days' })}`,
        hours > 0 && t`${plural(hours, { one: '# hr', other: '# hrs' })}`,
        minutes > 0 && t`${minutes} min`,
      ];
      return parts.filter(Boolean).join(' ') || undefined;
    },
    /** The ages of guests who count as kids; undefined if the tour does not limit them. */
    kidsAges: ({ kids_min_age: from, kids_max_age: to }: Tour) => {
      if (from !== undefined && to !== undefined) return t`Ages ${from} to ${to}`;
      if (from !== undefined) return t`From age ${from}`;
      if (to !== undefined) return t`Up to age ${to}`;
      return undefined;
    },
  };
}
