import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tour } from '../../schema/tour.ts';
import { Cluster } from '../../ui/layout/layout.tsx';
import { useTourLabels } from './use-tour-labels.ts';

/** Where a tour goes and how long it takes, preceded by its tags if they are shown. */
export function TourFacts({ tour, tags = [] }: { tour: Tour; tags?: readonly ReactNode[] }) {
  const place = tour.destination_place;
  const duration = useTourLabels().duration(tour);
  if (tags.length === 0 && !place && !duration) return null;
  return (
    <Cluster gap="medium">
      {tags}
      {place && (
        <span className="fact">
          <MapPin size={16} aria-hidden="true" />
          {place.title}
        </span>
      )}
      {duration && (
        <span className="fact">
          <Clock size={16} aria-hidden="true" />
          {duration}
        </span>
      )}
    </Cluster>
  );
}
