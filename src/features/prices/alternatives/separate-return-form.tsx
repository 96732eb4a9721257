import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isTripKindOffered, optionsWithSeats } from '../../../trip/pricing/price-options.ts';
import { partyOf } from '../../../schema/party.ts';
import { partySize } from '../../../trip/party-rules.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TripKind } from '../../../schema/trip.ts';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import type { PlanFormProps } from './booking-alternatives-props.ts';
import { VehiclePairForm, type VehiclePair } from './vehicle-pair-form.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';
import { useReturnPrices } from '../../../shared/trip/use-return-prices.ts';

/** Offers a different vehicle for each direction, as two one-way transfers. */
export function SeparateReturnForm({ trip, prices, fittingOptions, onChoosePlan }: PlanFormProps) {
  const hiddenKinds = useHiddenTripKinds();
  const { query: returnPrices, tryAgain } = useReturnPrices(trip, { enabled: true });
  const [pair, setPair] = useState<VehiclePair>({});
  const offeredFor = (tripKind: TripKind, options: readonly PriceOption[]) =>
    options.filter((option) => isTripKindOffered(option, tripKind, hiddenKinds));

  if (returnPrices.error) {
    return <QueryError error={returnPrices.error} phase="prices" tryAgain={tryAgain} />;
  }
  // After a change of currency, the prices of the two directions do not arrive at the same time.
  if (returnPrices.data?.currency !== prices.currency) {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={260} />
      </SkeletonRegion>
    );
  }
  const returnOptions = offeredFor('oneway', optionsWithSeats(returnPrices.data.options, partySize(trip)));
  if (returnOptions.length === 0) {
    return (
      <Alert tone="warning">
        <Trans>No vehicle is available for the return trip alone.</Trans>
      </Alert>
    );
  }
  const party = partyOf(trip);
  return (
    <VehiclePairForm
      outboundOptions={offeredFor('oneway', fittingOptions)}
      returnOptions={returnOptions}
      roundtripOptions={offeredFor('roundtrip', fittingOptions)}
      currency={prices.currency}
      pair={pair}
      onChange={setPair}
      onChoose={(outboundOption, returnOption) =>
        onChoosePlan('oneway', [{ option: outboundOption, ...party }], [{ option: returnOption, ...party }])
      }
    />
  );
}
