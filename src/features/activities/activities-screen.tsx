import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toursQuery } from '../../api/tours.ts';
import { BottomNav } from '../../parts/bottom-nav.tsx';
import { NoTours } from '../../parts/no-tours.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { useRouteLink } from '../../parts/use-route-link.ts';
import { paths } from '../../paths.ts';
import { useSafeUrl } from '../../parts/use-safe-url.ts';
import type { Settings } from '../../schema/settings.ts';
import { Card, CardBody, CardTitle } from '../../ui/card.tsx';
import { CardMedia } from '../../ui/card-media.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { ContinueToCart } from '../../parts/continue-to-cart.tsx';

/** The same question as on the home screen, so that its answer is there already. */
const TOURS_ASKED = 3;

/** What kinds of tours there are. */
export function ActivitiesScreen() {
  const { tourCategories } = useSettings();
  return (
    <Screen heading={<Trans>Activities</Trans>}>
      {tourCategories.length === 0 && <NoTours />}
      <CardGrid>
        {tourCategories.map((category) => (
          <CategoryCard key={category.slug} category={category} />
        ))}
      </CardGrid>
      <BottomNav backTo={paths.home()}>
        <ContinueToCart />
      </BottomNav>
    </Screen>
  );
}

/** A category, shown by the picture of its first tour. */
function CategoryCard({ category }: { category: Settings['tourCategories'][number] }) {
  const { slug, name } = category;
  const tours = useQuery(toursQuery(useApi(), { category: slug, limit: TOURS_ASKED }));
  const address = tours.data?.find(({ image_url }) => image_url !== undefined)?.image_url;
  const picture = useSafeUrl(address, 'picture');
  return (
    <Card as="article">
      <CardMedia src={picture?.href} alt={name} />
      <CardBody>
        <CardTitle level={2} {...useRouteLink(paths.category(slug))}>
          {name}
        </CardTitle>
        <p className="muted">{tours.data?.map(({ title }) => title).join(' · ')}</p>
      </CardBody>
    </Card>
  );
}
