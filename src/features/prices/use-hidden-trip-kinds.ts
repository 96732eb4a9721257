import { useElement } from '../../shared/host/element-host.ts';
import type { HiddenTripKinds } from '../../trip/pricing/price-options.ts';

/** The trip kinds whose prices the page hides. */
export function useHiddenTripKinds(): HiddenTripKinds {
  const { hideOnewayPrices, hideRoundtripPrices } = useElement().options;
  return { oneway: hideOnewayPrices, roundtrip: hideRoundtripPrices };
}
