import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { firstToursQuery, TOURS_PER_CATEGORY } from '../../api/tours.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { NoTours } from '../../shared/tours/no-tours.tsx';
import { useApi, useSettings } from '../../shared/storefront/session-context.ts';
import { TourGrid, TourGridSkeleton } from '../../shared/tours/tour-grid.tsx';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
import type { TourCategory } from '../../schema/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './tour-categories.css?inline';

/** A section per category of tours. It loads in its own chunk, because the home screen is usable without it. */
export function TourCategories() {
  useStyles(css);
  const { tourCategories, hasTransfers } = useSettings();
  return (
    <>
      {tourCategories.map((category) => (
        <CategorySection key={category.slug} category={category} />
      ))}
      {!hasTransfers && <NoToursNotice categories={tourCategories} />}
    </>
  );
}

/**
 * Says that there are no tours, once every category has turned out to be empty. It checks one category and renders itself
 * for the others: a hook cannot be called in a loop, and `useQueries` would be loaded for this notice alone.
 */
function NoToursNotice({ categories }: { categories: readonly TourCategory[] }) {
  const [first, ...others] = categories;
  const tours = useQuery({ ...firstToursQuery(useApi(), first?.slug ?? ''), enabled: first !== undefined });
  if (!first) return <NoTours />;
  return tours.data?.length === 0 ? <NoToursNotice categories={others} /> : null;
}

/** The first tours of a category, with a link to all of them. Empty categories are not shown. */
function CategorySection({ category }: { category: TourCategory }) {
  const { slug, name } = category;
  const headingId = useId();
  const tours = useQuery(firstToursQuery(useApi(), slug));
  const { goTo } = useNavigation();
  if (tours.data?.length === 0) return null;
  return (
    <Stack as="section" labelledBy={headingId}>
      <Cluster justify="between">
        <SectionHeading id={headingId}>
          <bdi>{name}</bdi>
        </SectionHeading>
        <Button variant="quiet" flush aria-describedby={headingId} onClick={() => goTo(paths.category(slug))}>
          <Trans>More</Trans>
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </Cluster>
      <div className="home-tours">
        {tours.isPending && <TourGridSkeleton cards={TOURS_PER_CATEGORY} />}
        {tours.isError && (
          <QueryError error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />
        )}
        {tours.data && (
          <TourGrid
            tours={tours.data.slice(0, TOURS_PER_CATEGORY)}
            listName={name}
            category={slug}
            level={3}
          />
        )}
      </div>
    </Stack>
  );
}
