import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bus, CalendarClock, Users } from 'lucide-react';
import { takesKids } from '../../tours/tour-party.ts';
import { pickupPolicy, type PickupPolicy } from '../../tours/tour-pickup.ts';
import type { Tour } from '../../schema/tour.ts';

/** The facts that decide whether a tour is an option: from where, for whom, when to book. Unknown facts are omitted. */
export function FactsStrip({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const kidsAges = useKidsAges(tour);
  const hours = tour.cutoff_hrs;
  const pickupLabels: Record<PickupPolicy, string | undefined> = {
    always: t`Hotel pickup`,
    optional: t`Hotel pickup available`,
    never: undefined,
  };
  const facts = [
    { icon: Bus, label: pickupLabels[pickupPolicy(tour)] },
    { icon: Users, label: kidsAges },
    {
      icon: CalendarClock,
      label:
        hours > 0 ? t`Book at least ${plural(hours, { one: '# hr', other: '# hrs' })} in advance` : undefined,
    },
  ];
  return (
    <ul className="facts-strip">
      {facts.map(
        ({ icon: Icon, label }) =>
          label && (
            <li key={label} className="fact">
              <Icon size={18} aria-hidden="true" />
              {label}
            </li>
          ),
      )}
    </ul>
  );
}

/** The ages of kids on a tour; undefined if it takes none or does not limit them. */
function useKidsAges(tour: Tour): string | undefined {
  const { t } = useLingui();
  const { kids_min_age: from, kids_max_age: to } = tour;
  if (!takesKids(tour)) return undefined;
  if (from !== undefined && to !== undefined) return t`Kids aged ${from} to ${to}`;
  if (from !== undefined) return t`Kids from age ${from}`;
  return to === undefined ? undefined : t`Kids up to age ${to}`;
}
