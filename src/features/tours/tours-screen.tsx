import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { firstToursQuery } from '../../api/tours.ts';
import { CartBar } from '../../shared/cart/cart-bar.tsx';
import { NoTours } from '../../shared/tours/no-tours.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi, useSettings } from '../../shared/storefront/session-context.ts';
import { useRouteLink } from '../../routing/use-route-link.ts';
import { paths } from '../../routing/paths.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { TourCategory } from '../../schema/settings.ts';
import { Card, CardBody, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { CardGrid } from '../../ui/content/cards/card-grid.tsx';

/** The categories of tours, as cards. */
export function ToursScreen() {
  const { tourCategories } = useSettings();
  return (
    <Screen heading={<Trans>Activities</Trans>} backTo={paths.home()}>
      {tourCategories.length === 0 && <NoTours />}
      <CardGrid>
        {tourCategories.map((category) => (
          <CategoryCard key={category.slug} category={category} />
        ))}
      </CardGrid>
      <CartBar />
    </Screen>
  );
}

/** A category with the titles of its first tours, and a picture of one of them. */
function CategoryCard({ category }: { category: TourCategory }) {
  const { slug, name } = category;
  const tours = useQuery(firstToursQuery(useApi(), slug));
  const pictureUrl = tours.data?.find(({ image_url }) => image_url !== undefined)?.image_url;
  const picture = useSafeUrl(pictureUrl, 'picture');
  // Not with commas, which the titles contain.
  const titles = tours.data?.map(({ title }) => title).join('\u00a0· ');
  return (
    <Card as="article">
      <CardMedia src={picture?.href} alt={name} />
      <CardBody>
        <CardTitle level={2} {...useRouteLink(paths.category(slug))}>
          {name}
        </CardTitle>
        {titles && <p className="muted">{titles}</p>}
      </CardBody>
    </Card>
  );
}
