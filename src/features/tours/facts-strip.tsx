import { useLingui } from '@lingui/react/macro';
import { Bus, CalendarClock, Clock, MapPin, Users } from 'lucide-react';
import { takesKids } from '../../tours/tour-party.ts';
import type { Tour } from '../../schema/tour.ts';
import { useTourLabels } from '../../shared/tours/use-tour-labels.ts';

/** The facts that decide whether a tour is an option: where, how long, for whom, when to book. Unknown facts are omitted. */
export function FactsStrip({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const labels = useTourLabels();
  const hours = tour.cutoff_hrs;
  const pickup = tour.require_pickup_location ? t`Hotel pickup` : t`Hotel pickup available`;
  const { kids_min_age: from, kids_max_age: to } = tour;
  const hasKidsAges = takesKids(tour) && from !== undefined && to !== undefined;
  const facts = [
    { icon: MapPin, text: tour.destination_place?.title },
    { icon: Clock, text: labels.duration(tour) },
    { icon: Bus, text: tour.transportation_enabled && pickup },
    { icon: Users, text: hasKidsAges && t`Kids aged ${from} to ${to}` },
    { icon: CalendarClock, text: hours > 0 && t`Book at least ${hours} h in advance` },
  ];
  return (
    <ul className="facts-strip">
      {facts.map(
        ({ icon: Icon, text }) =>
          text && (
            <li key={text} className="fact">
              <Icon size={18} aria-hidden="true" />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
