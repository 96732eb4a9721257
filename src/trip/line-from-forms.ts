import { partyOf, type PartyInput } from '../schema/party.ts';
import type { CalculatedPickup } from '../schema/pickup-answers.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { Direction, Trip, TripKind } from '../schema/trip.ts';
import { legFromForm, type LegForm } from './leg-form.ts';
import { roundtripLegKinds } from './legs.ts';
import { transferLine } from './transfer-line.ts';

/** What a transfer is built from: the form of each leg, and what the visitor has chosen before. */
interface TransferForms {
  from: Place;
  to: Place;
  direction: Direction;
  kind: TripKind;
  party: PartyInput;
  option: PriceOption;
  service: LegForm & { calculated: CalculatedPickup | undefined };
  /** Used for a round trip only. */
  return: LegForm;
}

/** Builds the cart line of a transfer from its filled-in forms. */
export function lineFromForms(forms: TransferForms): TransferLine {
  const { from, to, direction, kind, party, option } = forms;
  const [serviceKind, returnKind] = roundtripLegKinds(direction);
  const trip: Trip = {
    from: from.ref,
    to: to.ref,
    direction,
    price: option.ref,
    ...partyOf(party),
    service: legFromForm(serviceKind, forms.service),
    return: kind === 'roundtrip' ? legFromForm(returnKind, forms.return) : null,
  };
  return transferLine(trip, { from, to, option, calculated: forms.service.calculated });
}
