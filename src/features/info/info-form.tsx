import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { legsOf } from '../../trip/legs.ts';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem, transferLineItem } from '../../analytics/ecommerce-items.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useCart, useCartChanged } from '../../shared/cart/use-cart.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { paths } from '../../routing/paths.ts';
import { randomId } from '../../platform/random-id.ts';
import { addTransferToCart, saveEditedTransfer } from '../../storefront/flows/transfer-in-cart.ts';
import type { Added } from './added-transfers.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { LegsForm } from './legs-form.tsx';
import { TripSummary } from './trip-summary.tsx';
import { useLeg } from './leg/use-leg.ts';
import type { TransferTrip } from './use-transfer-trip.ts';

/** One block per leg; the transfer can be added once all of them are complete and confirmed. */
export function InfoForm({ trip, onAdded }: { trip: TransferTrip; onAdded: (added: Added) => void }) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const { replaceWith } = useNavigation();
  const edited = useEditedLine();
  const lockedReasonOf = useLockedReason();
  const lockedReason = edited === undefined ? undefined : lockedReasonOf(edited);
  const cartChanged = useCartChanged();
  const track = useTrack();
  const [confirming, setConfirming] = useState(false);
  const { query, kind } = trip;
  const roundtrip = kind === 'roundtrip';
  const [there, back] = legsOf(query.searchMode, true) as [LegOf, LegOf];
  const service = useLeg({ leg: there, from: trip.from, to: trip.to, price: trip.price });
  const returning = useLeg({
    ...{ leg: back, from: trip.to, to: trip.from, price: trip.price },
    serviceAt: service.pickupAt,
  });
  const legs = roundtrip ? [service, returning] : [service];

  useTrackOnce(itemsEvent('view_item', trip.currency, [priceOptionItem(trip.price, trip.kind)]), '');

  /** Closes the confirmation if a date has passed, so that its field is visible. */
  const revealPastDate = () => {
    const hasPassed = legs.some((leg) => leg.revealPastDate());
    if (hasPassed) setConfirming(false);
    return hasPassed;
  };
  const line = () =>
    lineFromForms({
      ...{ from: trip.from, to: trip.to, kind, party: query, option: trip.price },
      ...{ direction: query.searchMode, service, return: returning },
    });
  const save = () => {
    if (edited === undefined || lockedReason || revealPastDate()) return;
    saveEditedTransfer(state, edited, line(), trip.currency);
    cartChanged('update');
    replaceWith(paths.checkout());
  };
  const add = () => {
    if (revealPastDate()) return;
    const finished = line();
    const others = addTransferToCart(state, randomId(), finished, trip.currency);
    cartChanged('add');
    track(itemsEvent('add_to_cart', trip.currency, [transferLineItem(finished, finished)]));
    onAdded({ lines: [finished], others });
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
        {edited === undefined ? <Trans>Add to cart</Trans> : <Trans>Save changes</Trans>}
      </LegsForm>
      {confirming && (
        <ConfirmTransfer
          lines={[line()]}
          currency={trip.currency}
          edited={edited !== undefined}
          onAdd={edited === undefined ? add : save}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

type LegOf = ReturnType<typeof legsOf>[number];

/** The id of the cart's transfer that is being edited; undefined for a new one. */
function useEditedLine(): string | undefined {
  const edited = new URLSearchParams(useSearch()).get('edit');
  const { transfers } = useCart();
  return transfers.find(({ id }) => id === edited)?.id;
}
