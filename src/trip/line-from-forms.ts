import { partyOf, type PartyInput } from '../schema/party.ts';
import type { CalculatedPickup } from '../schema/pickup-answers.ts';
import type { Place } from '../schema/place.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { Direction, TripKind } from '../schema/trip.ts';
import { idToString } from '../schema/wire-values.ts';
import { tripFromForms, type LegForm } from './leg-form.ts';
import { transferLine } from './transfer-line.ts';

interface BookedRide {
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

/** Builds the cart line of an option, with the flights and pickups that were filled in for it. */
export function lineFromForms({
  from,
  to,
  direction,
  kind,
  party,
  option,
  ...legs
}: BookedRide): TransferLine {
  const query = {
    ...partyOf(party),
    from: idToString(from.ref),
    to: idToString(to.ref),
    searchMode: direction,
  };
  const trip = tripFromForms({ query, kind, price: option.ref, ...legs });
  return transferLine(trip, { from, to, option, calculated: legs.service.calculated });
}
