import { tourPage } from '../../cart/unavailable-service.ts';
import { splitDateTime } from '../../lib/dates.ts';
import { paths } from '../../routing/paths.ts';
import type { CarriedLeg, CarriedLine, CarriedTransfer } from '../../schema/carried-cart.ts';
import type { LostLine } from '../../schema/unavailable-line.ts';
import { idText } from '../../schema/wire-values.ts';
import { initialDraft, type DraftLeg } from '../../trip/draft-slice.ts';
import type { StorefrontState } from '../state.ts';

type Forms = Pick<StorefrontState, 'cart' | 'draft' | 'search'>;

/**
 * Fills the forms with a line that can no longer be had, and returns the route to choose it again. `isKnown` says
 * whether the provider still knows its places.
 */
export function startChoosingAgain(
  { cart, draft, search }: Forms,
  id: string,
  service: CarriedLine,
  isKnown: boolean,
): string {
  const { part } = service;
  cart.chooseAgain({ id, part, tour: part === 'tours' ? service.carried : null });
  if (service.part === 'tours') {
    const { category, tour } = tourPage(service.carried);
    return paths.tour(category, tour);
  }
  if (service.part === 'extras') return paths.extras();
  const { carried } = service;
  search.reset();
  draft.fill({
    ...initialDraft(),
    service: draftLeg(carried.service),
    ...(carried.return && { return: draftLeg(carried.return) }),
  });
  if (isKnown) return paths.prices({ ...tripOf(carried), ...datesOf(carried) });
  search.setDirection(carried.direction);
  search.setPassengers({ adults: carried.adults, kids: carried.kids });
  return paths.transfers();
}

/** The same for a line whose choices cannot be read any more: its forms start from the defaults. */
export function startChoosingAnew(
  { cart, draft, search }: Forms,
  { id, part }: Pick<LostLine, 'id' | 'part'>,
) {
  cart.chooseAgain({ id, part, tour: null });
  if (part === 'tours') return paths.activities();
  if (part === 'extras') return paths.extras();
  search.reset();
  draft.reset();
  return paths.transfers();
}

function tripOf({ from, to, adults, kids, direction: searchMode }: CarriedTransfer) {
  return { from: idText(from), to: idText(to), adults, kids, searchMode };
}

function datesOf({ service, return: back }: CarriedTransfer) {
  const dateOf = (leg: CarriedLeg) => splitDateTime(leg.flight?.at ?? leg.pickupAt).date;
  return { date: dateOf(service), returnDate: back ? dateOf(back) : undefined };
}

/** The flight as it was; its pickup is calculated anew. */
function draftLeg({ flight, pickupAt }: CarriedLeg): DraftLeg {
  const empty = initialDraft().service;
  const { date, time } = splitDateTime(flight?.at ?? pickupAt);
  const [hour = '', minute = ''] = time.split(':');
  if (!flight) return { ...empty, ownPickup: { date, hour, minute } };
  const { airline, flightNumber, flightType } = flight;
  return { ...empty, flight: { airline, flightNumber, flightType, date, hour, minute } };
}
