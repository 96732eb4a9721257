import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { routeOf } from '../../routing/match.ts';
import type { RouteName } from '../../schema/route-name.ts';
import { CenteredMessage } from '../../ui/content/centered-message.tsx';
import { SkeletonGrid } from '../../ui/content/cards/picture-card-skeleton.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** A heading, and the outline of what the route's screen shows. */
export function ScreenSkeleton() {
  const [path] = useLocation();
  const { name } = routeOf(path);
  const isGrid = gridScreens.includes(name);
  if (paymentScreens.includes(name)) return <PaymentSkeleton />;
  return (
    <SkeletonRegion>
      <Stack gap="large">
        <Skeleton width="60%" height={36} />
        {isGrid ? <SkeletonGrid /> : <SkeletonCard content="fields" height={360} />}
      </Stack>
    </SkeletonRegion>
  );
}

/** A payment has nothing to fill in: a form's outline would look as if it had. */
function PaymentSkeleton() {
  return (
    <SkeletonRegion>
      <CenteredMessage icon={Lock}>
        <Skeleton width={260} height={24} />
      </CenteredMessage>
    </SkeletonRegion>
  );
}

const paymentScreens: readonly RouteName[] = ['cart-checkout-azul', 'cart-checkout-paypal'];

/** Screens with cards side by side; the others consist of fields and facts. */
const gridScreens: readonly RouteName[] = ['activities', 'activities-category', 'extras', 'transfers-extras'];
