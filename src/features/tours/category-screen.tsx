import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { toursQuery } from '../../api/tours.ts';
import { CartBar } from '../../shared/cart/cart-bar.tsx';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi, useSettings } from '../../shared/storefront/session-context.ts';
import { NoTours } from '../../shared/tours/no-tours.tsx';
import { TourGrid, TourGridSkeleton } from '../../shared/tours/tour-grid.tsx';
import { paths } from '../../routing/paths.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import type { Priced } from '../../schema/priced.ts';
import type { TourCategory } from '../../schema/settings.ts';
import type { Tour } from '../../schema/tour.ts';
import { destinationsOf, listedDestinationId, toursTo } from '../../tours/destinations.ts';
import { DestinationField, DestinationFieldSkeleton } from './destination-field.tsx';

/** The tours of a category, optionally to a single destination. */
export function CategoryScreen() {
  const { t } = useLingui();
  const { category } = useRouteParams<'category'>();
  const { tourCategories } = useSettings();
  const tours = useQuery(toursQuery(useApi(), { category }));
  const search = useSearch();
  const knownCategory =
    tourCategories.find(({ slug }) => slug === category) ??
    tours.data?.find((tour) => tour.tour_category?.slug === category)?.tour_category;
  const name = knownCategory?.name ?? t`Activities`;
  if (!knownCategory && tours.data?.length === 0) return <Redirect to={paths.notFound(search)} replace />;
  return (
    <Screen heading={<bdi>{name}</bdi>} backTo={paths.home()}>
      {tours.isPending && (
        <>
          <DestinationFieldSkeleton />
          <TourGridSkeleton cards={4} />
        </>
      )}
      {tours.isError && (
        <QueryError error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />
      )}
      {tours.data && <TourResults tours={tours.data} category={{ slug: category, name }} />}
      <CartBar />
    </Screen>
  );
}

interface TourResultsProps {
  tours: readonly Priced<Tour>[];
  category: TourCategory;
}

/** The tours to the chosen destination. The choice is part of the route, so that it survives a reload and the Back button. */
function TourResults({ tours, category: { slug, name } }: TourResultsProps) {
  const { replaceWith } = useNavigation();
  const requestedId = new URLSearchParams(useSearch()).get('destination');
  const destinations = destinationsOf(tours);
  const destination = listedDestinationId(destinations, requestedId);
  const shownTours = toursTo(destination, tours);
  return (
    <>
      <DestinationField
        destinations={destinations}
        value={destination}
        onChange={(id) => replaceWith(paths.category(slug, { destination: id }))}
      />
      {shownTours.length > 0 ? <TourGrid tours={shownTours} listName={name} category={slug} /> : <NoTours />}
    </>
  );
}
