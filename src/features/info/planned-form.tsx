import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { jointPickupValidationQuery } from '../../api/pickup.ts';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { transferLineItem } from '../../analytics/cart-items.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import { oppositeDirection, roundtripLegs, type Leg } from '../../trip/legs.ts';
import type { VehicleParty } from '../../trip/vehicles/seat-party.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import { strictestOption } from '../../trip/vehicles/trip-plan.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useReportCartChange } from '../../shared/cart/use-cart.ts';
import { addTransfersToCart } from '../../storefront/flows/add-transfers.ts';
import type { AddedLines } from './added-transfers.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { LegsForm } from './legs-form.tsx';
import { PlannedSummary } from './planned-summary.tsx';
import { useLeg } from './leg/use-leg.ts';
import type { PlannedTrip } from './use-planned-trip.ts';

interface PlannedFormProps {
  trip: PlannedTrip;
  onAdded: (added: AddedLines) => void;
}

/** One form for all vehicles of a plan, which are added to the cart together, each as a line of its own. */
export function PlannedForm({ trip, onAdded }: PlannedFormProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const [isConfirming, setConfirming] = useState(false);
  const { query, vehicles, returnVehicles, kind, currency } = trip;
  const { legs, lines } = useJointLegs(trip);

  const items = [...vehicles, ...returnVehicles].map(({ option }) => priceOptionItem(option, kind));
  useTrackOnce(itemsEvent('view_item', currency, items), '');

  const add = () => {
    if (legs.some((leg) => leg.revealPastDate())) {
      setConfirming(false);
      return;
    }
    const addedLines = lines();
    const others = addTransfersToCart(
      state,
      addedLines.map((line) => ({ id: randomId(), line })),
      query,
      currency,
    );
    reportCartChange('add');
    const addedItems = addedLines.map((line) => transferLineItem(line, line));
    track(itemsEvent('add_to_cart', currency, addedItems));
    onAdded({ lines: addedLines, others });
  };

  return (
    <>
      <LegsForm
        legs={legs}
        ends={trip}
        aside={<PlannedSummary trip={trip} />}
        disabledReason={trip.outdated ? t`Updating the price…` : undefined}
        onComplete={() => setConfirming(true)}
      >
        <Trans>Add to cart</Trans>
      </LegsForm>
      {isConfirming && (
        <ConfirmTransfer
          lines={lines()}
          currency={currency}
          isEdit={false}
          onConfirm={add}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** The legs that the vehicles share, and a function that returns a cart line for each vehicle. */
function useJointLegs({ query, from, to, vehicles, returnVehicles, kind }: PlannedTrip) {
  const direction = query.searchMode;
  const hasSeparateReturn = returnVehicles.length > 0;
  const [outbound, inbound] = roundtripLegs(direction);
  const serviceLeg = useJointLeg(outbound, { from, to }, vehicles);
  const returnLeg = useJointLeg(
    inbound,
    { from: to, to: from },
    hasSeparateReturn ? returnVehicles : vehicles,
    serviceLeg.pickupAt,
  );
  return {
    legs: hasSeparateReturn || kind === 'roundtrip' ? [serviceLeg, returnLeg] : [serviceLeg],
    lines: () => [
      ...vehicles.map(({ option, ...party }) =>
        lineFromForms({
          ...{ from, to, direction, kind, party, option },
          ...{ service: serviceLeg, return: returnLeg },
        }),
      ),
      // A separate way back is a one-way transfer of its own.
      ...returnVehicles.map(({ option, ...party }) =>
        lineFromForms({
          ...{ from: to, to: from, direction: oppositeDirection(direction), kind: 'oneway', party, option },
          ...{ service: returnLeg, return: returnLeg },
        }),
      ),
    ],
  };
}

/** A leg that several vehicles share: the longest lead time counts, and the pickup has to suit all of them. */
function useJointLeg(
  leg: Leg,
  ends: { from: Place; to: Place },
  vehicles: readonly VehicleParty[],
  serviceAt?: string,
) {
  const price = strictestOption(vehicles) as PriceOption;
  const validationQuery = jointPickupValidationQuery(vehicles.map(({ option }) => option.ref));
  return useLeg({ leg, ...ends, price, validationQuery, serviceAt });
}
