import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiContext } from '../../api/context.ts';
import { toursQuery } from '../../api/tours.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { NoTours } from '../../parts/no-tours.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { TourGrid, TourGridSkeleton } from '../../parts/tour-grid.tsx';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import type { Settings } from '../../schema/settings.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';

const TOURS_SHOWN = 3;

/** A section for each kind of tour; in a chunk of its own, as the home screen can be used before it is there. */
export function TourCategories() {
  const { tourCategories, hasTransfers } = useSettings();
  return (
    <>
      {tourCategories.map((category) => (
        <TourCategory key={category.slug} category={category} />
      ))}
      {!hasTransfers && <NothingUnlessIn categories={tourCategories} />}
    </>
  );
}

type Category = Settings['tourCategories'][number];

/** Says that there is nothing, once it is known that none of these has any tours. */
function NothingUnlessIn({ categories }: { categories: readonly Category[] }) {
  const [first, ...others] = categories;
  const tours = useQuery({ ...firstTours(useApi(), first?.slug ?? ''), enabled: first !== undefined });
  if (!first) return <NoTours />;
  return tours.data?.length === 0 ? <NothingUnlessIn categories={others} /> : null;
}

function firstTours(api: ApiContext, category: string) {
  return toursQuery(api, { category, limit: TOURS_SHOWN });
}

/** The first tours of a category, and the way to all of them. A category without tours is not shown. */
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
        <Button aria-describedby={headingId} onClick={() => goTo(paths.category(slug))}>
          <Trans>More</Trans>
        </Button>
      </Cluster>
      {tours.isPending && <TourGridSkeleton cards={TOURS_SHOWN} />}
      {tours.isError && (
        <LoadProblem error={tours.error} phase="tours" tryAgain={() => void tours.refetch()} />
      )}
      {tours.data && (
        <TourGrid
          tours={tours.data.slice(0, TOURS_SHOWN)}
          list={{ id: slug, name }}
          category={slug}
          level={3}
        />
      )}
    </Stack>
  );
}
