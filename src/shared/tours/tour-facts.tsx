import { Clock, MapPin } from 'lucide-react';
import type { Tour } from '../../schema/tour.ts';
import { useStyles } from '../../ui/ui-context.ts';
import css from './tour-card.css?inline';
import { useTourLabels } from './use-tour-labels.ts';

/** Where a tour goes and how long it takes. */
export function TourFacts({ tour }: { tour: Tour }) {
  useStyles(css);
  const place = tour.destination_place;
  const duration = useTourLabels().duration(tour);
  if (!place && !duration) return null;
  return (
    <div className="tour-place-and-duration">
      {place && (
        <span className="fact">
          <MapPin size={16} aria-hidden="true" />
          <bdi>{place.title}</bdi>
        </span>
      )}
      {duration && (
        <span className="fact">
          <Clock size={16} aria-hidden="true" />
          {duration}
        </span>
      )}
    </div>
  );
}
