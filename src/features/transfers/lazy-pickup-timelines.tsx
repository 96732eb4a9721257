import { lazy, Suspense, type ComponentType } from 'react';
import type { PickupTimelinesProps } from './pickup-timelines.tsx';

const PickupTimelines = lazy((): Promise<{ default: ComponentType<PickupTimelinesProps> }> =>
  import('./pickup-timelines.tsx').then(
    (module) => ({ default: module.PickupTimelines }),
    // The form is complete without them.
    () => ({ default: () => null }),
  ),
);

/** The pickups of a trip, once a leg has a flight and a pickup. They are below everything else, so that nothing moves. */
export function LazyPickupTimelines(props: PickupTimelinesProps) {
  const { legs } = props;
  if (!legs.some(({ flightAt, pickupAt }) => flightAt && pickupAt)) return null;
  return (
    <Suspense>
      <PickupTimelines {...props} />
    </Suspense>
  );
}
