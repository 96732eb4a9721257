import { tourPage } from '../../cart/trip-link/unavailable-service.ts';
import { paths } from '../../routing/paths.ts';
import type { TripLinkLine } from '../../schema/trip-link/trip-link-format.ts';
import { partyOf } from '../../schema/party.ts';
import type { DraftLeg } from '../../schema/draft.ts';
import type { Trip, TripLeg } from '../../schema/trip.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { emptyLeg, initialDraft } from '../../trip/draft-slice.ts';
import { legToForm } from '../../trip/leg-form.ts';
import { datesOfTrip, tripToQuery } from '../../trip/search/trip-query.ts';
import type { StorefrontState, TripState } from '../state.ts';

type CartAndForms = Pick<StorefrontState, 'cart' | 'draft' | 'search'>;

interface ReplacedLine {
  id: string;
  service: TripLinkLine;
  /** Whether the provider still knows the places of a transfer. */
  arePlacesKnown: boolean;
}

/** Fills the forms with the choices of an unavailable line, and returns the route where the visitor can choose again. */
export function replaceUnavailableLine(
  state: CartAndForms,
  { id, service, arePlacesKnown }: ReplacedLine,
): string {
  const { part } = service;
  state.cart.startReplacing({ id, part, tour: part === 'tours' ? service.choices : null });
  if (service.part === 'transfers') return replaceTransfer(state, service.choices, { arePlacesKnown });
  if (service.part === 'extras') return paths.extras();
  return paths.tour(tourPage(service.choices));
}

function replaceTransfer(
  { draft, search }: TripState,
  choices: Trip,
  { arePlacesKnown }: { arePlacesKnown: boolean },
): string {
  search.reset();
  draft.replace({
    ...initialDraft(),
    service: draftLeg(choices.service),
    ...(choices.return && { return: draftLeg(choices.return) }),
  });
  if (arePlacesKnown) {
    const { date, returnDate } = datesOfTrip(choices);
    return paths.prices({ ...tripToQuery(choices), date, returnDate: returnDate || undefined });
  }
  search.setDirection(choices.direction);
  search.setParty(partyOf(choices));
  return paths.transfers();
}

/** Like `replaceUnavailableLine`, for a line whose stored choices cannot be read: the forms start from the defaults. */
export function replaceUnreadableLine(
  { cart, draft, search }: CartAndForms,
  { id, part }: Pick<UnavailableLine, 'id' | 'part'>,
): string {
  cart.startReplacing({ id, part, tour: null });
  if (part === 'tours') return paths.tours();
  if (part === 'extras') return paths.extras();
  search.reset();
  draft.reset();
  return paths.transfers();
}

/** The form of a leg: with its flight, for which the pickup is calculated again, or without a flight with its pickup. */
function draftLeg(leg: TripLeg): DraftLeg {
  const { flight, pickup } = legToForm(leg);
  return leg.flight ? { ...emptyLeg(), flight } : { ...emptyLeg(), ownPickup: pickup };
}
