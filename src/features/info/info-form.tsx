import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { roundtripLegs } from '../../trip/legs.ts';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { transferLineItem } from '../../analytics/cart-items.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useCart, useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { paths } from '../../routing/paths.ts';
import { randomId } from '../../platform/random-id.ts';
import { addTransferToCart } from '../../storefront/flows/add-transfers.ts';
import { saveEditedTransfer } from '../../storefront/flows/edit-transfer.ts';
import type { AddedLines } from './added-transfers.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { LegsForm } from './legs-form.tsx';
import { TripSummary } from './trip-summary.tsx';
import { useLeg } from './leg/use-leg.ts';
import type { TransferTrip } from './use-transfer-trip.ts';

/** One block per leg; the transfer can be added once all of them are complete and confirmed. */
export function InfoForm({ trip, onAdded }: { trip: TransferTrip; onAdded: (added: AddedLines) => void }) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const { replaceWith } = useNavigation();
  const editedId = useEditedTransferId();
  const lockedReasonOf = useLockedReason();
  const lockedReason = editedId === undefined ? undefined : lockedReasonOf(editedId);
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const [isConfirming, setConfirming] = useState(false);
  const { legs, line } = useLegsOfTrip(trip);
  const { currency } = trip;
  useTrackOnce(itemsEvent('view_item', currency, [priceOptionItem(trip.price, trip.kind)]), '');

  /** Closes the confirmation if a date has passed, so that its field is visible. */
  const revealPastDate = () => {
    const hasPassed = legs.some((leg) => leg.revealPastDate());
    if (hasPassed) setConfirming(false);
    return hasPassed;
  };
  const save = () => {
    if (editedId === undefined || lockedReason || revealPastDate()) return;
    saveEditedTransfer(state, editedId, line(), currency);
    reportCartChange('update');
    replaceWith(paths.checkout());
  };
  const add = () => {
    if (revealPastDate()) return;
    const addedLine = line();
    const others = addTransferToCart(state, randomId(), addedLine, currency);
    reportCartChange('add');
    track(itemsEvent('add_to_cart', currency, [transferLineItem(addedLine, addedLine)]));
    onAdded({ lines: [addedLine], others });
  };

  return (
    <>
      <LegsForm
        legs={legs}
        ends={trip}
        aside={<TripSummary trip={trip} />}
        disabledReason={trip.outdated ? t`Updating the price…` : lockedReason}
        onComplete={() => setConfirming(true)}
      >
        {editedId === undefined ? <Trans>Add to cart</Trans> : <Trans>Save changes</Trans>}
      </LegsForm>
      {isConfirming && (
        <ConfirmTransfer
          lines={[line()]}
          currency={currency}
          isEdit={editedId !== undefined}
          onConfirm={editedId === undefined ? add : save}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** The legs of the trip, and a function that returns the cart line with the flights and pickups entered for them. */
function useLegsOfTrip({ query, from, to, kind, price }: TransferTrip) {
  const direction = query.searchMode;
  const [outbound, inbound] = roundtripLegs(direction);
  const serviceLeg = useLeg({ leg: outbound, from, to, price });
  const returnLeg = useLeg({ leg: inbound, from: to, to: from, price, serviceAt: serviceLeg.pickupAt });
  return {
    legs: kind === 'roundtrip' ? [serviceLeg, returnLeg] : [serviceLeg],
    line: () =>
      lineFromForms({
        ...{ from, to, direction, kind, party: query, option: price },
        ...{ service: serviceLeg, return: returnLeg },
      }),
  };
}

/** The id of the transfer in the cart that is being edited; undefined for a new one. */
function useEditedTransferId(): string | undefined {
  const requestedId = new URLSearchParams(useSearch()).get('edit');
  const { transfers } = useCart();
  return transfers.find(({ id }) => id === requestedId)?.id;
}
