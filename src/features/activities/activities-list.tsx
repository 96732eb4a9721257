import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toursQuery, type TourListQuestion } from '../../api/tours.ts';
import { destinationsOf, toursIn } from '../../domain/tours.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { NoTours } from '../../parts/no-tours.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { TourGrid, TourGridSkeleton } from '../../parts/tour-grid.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DestinationField } from './destination-field.tsx';

interface ActivitiesListProps extends TourListQuestion {
  /** Only the tours to this destination; without it the visitor chooses. */
  destination: string | undefined;
  level: 2 | 3;
}

/** Tours of one category or of all, each of which leads to its page. */
export function ActivitiesList({ category, featured, limit, destination, level }: ActivitiesListProps) {
  const { t } = useLingui();
  const { tourCategories } = useSettings();
  const [chosen, setChosen] = useState<string>();
  // The provider does not know destinations: its first few may all go elsewhere.
  const asked = destination === undefined ? limit : undefined;
  const tours = useQuery(toursQuery(useApi(), { category, featured: featured || undefined, limit: asked }));

  if (tours.isPending) return <TourGridSkeleton cards={Math.min(limit ?? 3, 6)} />;
  if (tours.isError) {
    return <LoadProblem error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />;
  }
  const shown = toursIn(tours.data, destination ?? chosen).slice(0, limit);
  if (shown.length === 0) return <NoTours />;
  const name = tourCategories.find(({ slug }) => slug === category)?.name ?? t`Activities`;
  return (
    <Stack>
      {destination === undefined && (
        <DestinationField destinations={destinationsOf(tours.data)} value={chosen} onChange={setChosen} />
      )}
      <TourGrid
        tours={shown}
        list={{ id: category ?? 'activities', name }}
        category={category}
        level={level}
      />
    </Stack>
  );
}
