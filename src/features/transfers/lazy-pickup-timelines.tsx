import { lazy, Suspense, type ComponentType } from 'react';
import type { PickupTimelinesProps } from './pickup-timelines.tsx';

const PickupTimelines = lazy(async (): Promise<{ default: ComponentType<PickupTimelinesProps> }> => {
  try {
    return { default: (await import('./pickup-timelines.tsx')).PickupTimelines };
  } catch {
    // The form is complete without them.
    return { default: () => null };
  }
});

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
