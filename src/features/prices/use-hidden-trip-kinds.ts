import type { TripKind } from '../../schema/trip.ts';
import { useElement } from '../../shared/host/element-host.ts';

/** The trip kinds whose prices the page hides. */
export function useHiddenTripKinds(): Record<TripKind, boolean> {
  const { hideOnewayPrices, hideRoundtripPrices } = useElement().options;
  return { oneway: hideOnewayPrices, roundtrip: hideRoundtripPrices };
}
