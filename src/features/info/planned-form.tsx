import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { jointPickupValidationQuery } from '../../api/pickup.ts';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem, transferLineItem } from '../../analytics/ecommerce-items.ts';
import { legsOf, type Leg } from '../../trip/legs.ts';
import type { VehicleParty } from '../../trip/vehicles/seat-party.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import { oppositeDirection } from '../../trip/legs.ts';
import { strictestOption } from '../../trip/vehicles/trip-plan.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useCartChanged } from '../../shared/cart/use-cart.ts';
import { addTransfersToCart } from '../../storefront/flows/transfer-in-cart.ts';
import type { Added } from './added-transfers.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { LegsForm } from './legs-form.tsx';
import { PlannedSummary } from './planned-summary.tsx';
import { useLeg } from './leg/use-leg.ts';
import type { PlannedTrip } from './use-planned-trip.ts';

interface PlannedFormProps {
  trip: PlannedTrip;
  onAdded: (added: Added) => void;
}

/** One form for all vehicles of a plan, which are added to the cart together, each as a line of its own. */
export function PlannedForm({ trip, onAdded }: PlannedFormProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const cartChanged = useCartChanged();
  const track = useTrack();
  const [confirming, setConfirming] = useState(false);
  const { query, from, to, vehicles, back, kind, currency } = trip;
  const hasSeparateReturn = back.length > 0;
  const [there, return_] = legsOf(query.searchMode, true) as [Leg, Leg];
  const service = useJointLeg(there, { from, to }, vehicles);
  const returning = useJointLeg(
    return_,
    { from: to, to: from },
    hasSeparateReturn ? back : vehicles,
    service.pickupAt,
  );
  const legs = hasSeparateReturn || kind === 'roundtrip' ? [service, returning] : [service];
  const all = [...vehicles, ...back];

  const items = all.map(({ option }) => priceOptionItem(option, kind));
  useTrackOnce(itemsEvent('view_item', currency, items), '');

  const lines = () => [
    ...vehicles.map(({ option, ...party }) =>
      lineFromForms({
        ...{ from, to, kind, party, option, service, return: returning },
        direction: query.searchMode,
      }),
    ),
    // A separate way back is a one-way transfer of its own.
    ...back.map(({ option, ...party }) =>
      lineFromForms({
        ...{ from: to, to: from, kind: 'oneway', party, option, service: returning, return: returning },
        direction: oppositeDirection(query.searchMode),
      }),
    ),
  ];
  const add = () => {
    if (legs.some((leg) => leg.revealPastDate())) {
      setConfirming(false);
      return;
    }
    const finished = lines();
    const others = addTransfersToCart(
      state,
      finished.map((line) => ({ id: randomId(), line })),
      query,
      currency,
    );
    cartChanged('add');
    const added = finished.map((line) => transferLineItem(line, line));
    track(itemsEvent('add_to_cart', currency, added));
    onAdded({ lines: finished, others });
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
      {confirming && (
        <ConfirmTransfer
          lines={lines()}
          currency={currency}
          edited={false}
          onAdd={add}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
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
