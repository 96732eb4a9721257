import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { ApiContext } from '../../api/context.ts';
import { toursQuery } from '../../api/tours.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { NoTours } from '../../shared/tours/no-tours.tsx';
import { useApi, useSettings } from '../../shared/storefront/session-context.ts';
import { TourGrid, TourGridSkeleton } from '../../shared/tours/tour-grid.tsx';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import type { Settings } from '../../schema/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';

const TOURS_SHOWN = 3;

/** A section per category of tours, in a separate chunk because the home screen is usable without it. */
export function TourCategories() {
  const { tourCategories, hasTransfers } = useSettings();
  return (
    <>
      {tourCategories.map((category) => (
        <TourCategory key={category.slug} category={category} />
      ))}
      {!hasTransfers && <NoToursInAny categories={tourCategories} />}
    </>
  );
}

type Category = Settings['tourCategories'][number];

/** Shows that there are no tours, once it is known that no category has any. */
function NoToursInAny({ categories }: { categories: readonly Category[] }) {
  const [first, ...others] = categories;
  const tours = useQuery({ ...firstTours(useApi(), first?.slug ?? ''), enabled: first !== undefined });
  if (!first) return <NoTours />;
  return tours.data?.length === 0 ? <NoToursInAny categories={others} /> : null;
}

function firstTours(api: ApiContext, category: string) {
  return toursQuery(api, { category, limit: TOURS_SHOWN });
}

/** The first tours of a category, with a link to all of them. Empty categories are not shown. */
function TourCategory({ category }: { category: Category }) {
  const { slug, name } = category;
  const headingId = useId();
  const tours = useQuery(firstTours(useApi(), slug));
  const { goTo } = useNavigation();
  if (tours.data?.length === 0) return null;
  return (
    <Stack as="section" labelledBy={headingId}>
      <Cluster justify="between">
        <SectionHeading id={headingId}>{name}</SectionHeading>
        <Button variant="quiet" aria-describedby={headingId} onClick={() => goTo(paths.category(slug))}>
          <Trans>More</Trans>
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </Cluster>
      <div className="home-tours">
        {tours.isPending && <TourGridSkeleton cards={TOURS_SHOWN} />}
        {tours.isError && (
          <QueryError error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />
        )}
        {tours.data && (
          <TourGrid
            tours={tours.data.slice(0, TOURS_SHOWN)}
            list={{ id: slug, name }}
            category={slug}
            level={3}
          />
        )}
      </div>
    </Stack>
  );
}
