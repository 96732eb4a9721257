import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toursQuery, type TourListRequest } from '../../api/tours.ts';
import { destinationsOf, listedDestinationId, toursTo } from '../../tours/destinations.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { NoTours } from '../../shared/tours/no-tours.tsx';
import { useApi, useSettings } from '../../shared/storefront/session-context.ts';
import { TourGrid, TourGridSkeleton } from '../../shared/tours/tour-grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { DestinationField } from './destination-field.tsx';

interface ToursListProps extends TourListRequest {
  /** The id of the only destination whose tours are listed; if undefined, the visitor can choose one. */
  destination: string | undefined;
  /** The heading level of the tours' titles. */
  level: 2 | 3;
}

/** Tours of one or all categories, each linking to its screen. */
export function ToursList({ category, featured, limit, destination, level }: ToursListProps) {
  const { t } = useLingui();
  const { tourCategories } = useSettings();
  const [chosenId, setChosenId] = useState<string>();
  // The provider does not filter by destination, so the first few of its tours may all go elsewhere.
  const requestLimit = destination === undefined ? limit : undefined;
  const tours = useQuery(toursQuery(useApi(), { category, featured, limit: requestLimit }));

  if (!tours.data) {
    return tours.isError ? (
      <QueryError error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />
    ) : (
      <TourGridSkeleton cards={limit} />
    );
  }
  const destinations = destinationsOf(tours.data);
  const chosenDestination = listedDestinationId(destinations, chosenId);
  const shownTours = toursTo(destination ?? chosenDestination, tours.data).slice(0, limit);
  if (shownTours.length === 0) return <NoTours />;
  const name = tourCategories.find(({ slug }) => slug === category)?.name ?? t`Activities`;
  return (
    <Stack>
      {destination === undefined && (
        <DestinationField destinations={destinations} value={chosenDestination} onChange={setChosenId} />
      )}
      <TourGrid tours={shownTours} listName={name} category={category} level={level} />
    </Stack>
  );
}
