import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isTripKindOffered, optionsWithSeats } from '../../../trip/pricing/price-options.ts';
import { partyOf } from '../../../schema/party.ts';
import { partySize } from '../../../trip/party-rules.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TripKind } from '../../../schema/trip.ts';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import type { OnPlan, BookingAlternativesProps } from './booking-alternative.ts';
import { PanelHeading } from './panel-heading.tsx';
import { VehiclePairForm, type VehiclePair } from './vehicle-pair-form.tsx';
import { useHiddenTripKinds } from '../use-hidden-trip-kinds.ts';
import { useReturnPrices } from '../../../shared/trip/use-return-prices.ts';

/** Offers a different vehicle for each direction, as two one-way transfers. */
export function SeparateReturnForm(props: BookingAlternativesProps & { onPlan: OnPlan }) {
  const { trip, prices, fittingOptions, onPlan } = props;
  const hidden = useHiddenTripKinds();
  const returnPrices = useReturnPrices(trip);
  const [pair, setPair] = useState<VehiclePair>({});
  const offeredFor = (tripKind: TripKind, options: readonly PriceOption[]) =>
    options.filter((option) => isTripKindOffered(option, tripKind, hidden));
  const returnOptions = optionsWithSeats(returnPrices.data?.options ?? [], partySize(trip));
  const offeredReturnOptions = offeredFor('oneway', returnOptions);
  const hasSameCurrency = returnPrices.data?.currency === prices.currency;
  const party = partyOf(trip);
  return (
    <Stack>
      <PanelHeading>
        <Trans>A different vehicle each way</Trans>
      </PanelHeading>
      {returnPrices.error ? (
        <QueryError error={returnPrices.error} phase="prices" tryAgain={() => void returnPrices.refetch()} />
      ) : !hasSameCurrency ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={260} />
        </SkeletonRegion>
      ) : offeredReturnOptions.length === 0 ? (
        <Alert tone="warning">
          <Trans>No vehicle is available for the return trip alone.</Trans>
        </Alert>
      ) : (
        <VehiclePairForm
          outboundOptions={offeredFor('oneway', fittingOptions)}
          returnOptions={offeredReturnOptions}
          roundtrips={offeredFor('roundtrip', fittingOptions)}
          currency={prices.currency}
          pair={pair}
          onChange={setPair}
          onChoose={(outbound, returnOption) =>
            onPlan('oneway', [{ option: outbound, ...party }], [{ option: returnOption, ...party }])
          }
        />
      )}
    </Stack>
  );
}
