import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import { useTrackOnce } from '../../shared/storefront/use-track.ts';
import { roundtripLegKinds } from '../../trip/legs.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import type { AddedLines } from './added-transfers.tsx';
import { useLeg } from './leg/use-leg.ts';
import { SelectedSummary } from './selected-summary.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useAddTransfers } from './use-add-transfers.ts';
import { useTransferEditing } from './use-transfer-editing.ts';
import type { SelectedTrip } from './use-selected-trip.ts';

interface SelectedTripFormProps {
  trip: SelectedTrip;
  onAdded: (added: AddedLines) => void;
}

/** The form for a transfer with the selected option, which is added to the cart or, if it is being edited, saved there. */
export function SelectedTripForm({ trip, onAdded }: SelectedTripFormProps) {
  const { currency } = trip;
  const editing = useTransferEditing();
  const addTransfers = useAddTransfers(trip);
  const { legs, buildLine } = useLegsOfTrip(trip);
  useTrackOnce(itemsEvent('view_item', currency, [priceOptionItem(trip.option, trip.kind)]));

  const confirm = () => {
    const line = buildLine();
    if (editing) editing.save(line, currency);
    else onAdded(addTransfers([line]));
  };
  return (
    <TransferForm
      trip={trip}
      legs={legs}
      summary={<SelectedSummary trip={trip} />}
      editing={editing}
      buildLines={() => [buildLine()]}
      onConfirm={confirm}
    />
  );
}

/** The legs of the trip, and a function that returns the cart line with the flights and pickups entered for them. */
function useLegsOfTrip({ query, from, to, kind, option }: SelectedTrip) {
  const direction = query.searchMode;
  const [outbound, inbound] = roundtripLegKinds(direction);
  const serviceLeg = useLeg({ leg: outbound, from, to, options: [option] });
  const returnLeg = useLeg({
    leg: inbound,
    from: to,
    to: from,
    options: [option],
    service: serviceLeg,
  });
  return {
    legs: kind === 'roundtrip' ? [serviceLeg, returnLeg] : [serviceLeg],
    buildLine: () =>
      lineFromForms({
        from,
        to,
        direction,
        kind,
        party: query,
        option,
        service: serviceLeg,
        return: returnLeg,
      }),
  };
}
