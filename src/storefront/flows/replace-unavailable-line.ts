import { tourPage } from '../../cart/trip-link/trip-link-cart.ts';
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
import { setSearchDates } from './trip-forms.ts';

type CartAndForms = Pick<StorefrontState, 'cart' | 'draft' | 'search'>;

/** An unavailable line whose stored choices can be read. */
interface ReadableLine {
  id: string;
  service: TripLinkLine;
  /** Whether the provider still knows the places of a transfer. */
  arePlacesKnown: boolean;
}

/**
 * Starts to replace an unavailable line, which stays until something is added in its place: fills the forms of a transfer or
 * a tour with its choices, and returns the route where the visitor can choose again.
 */
export function startReplacingLine(
  state: CartAndForms,
  { id, service, arePlacesKnown }: ReadableLine,
): string {
  const { part } = service;
  state.cart.startReplacing({ id, part, tour: part === 'tours' ? service.choices : null });
  if (service.part === 'transfers') return fillTransferForms(state, service.choices, { arePlacesKnown });
  if (service.part === 'extras') return paths.extras();
  return paths.tour(tourPage(service.choices));
}

/** Returns the route to the prices, or to the search if the places have to be chosen again. */
function fillTransferForms(
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
    // Not through the route: dates that are adopted from there discard those of the forms, with the pickups.
    setSearchDates(search, datesOfTrip(choices));
    search.setWantsReturn(choices.return !== null);
    return paths.prices(tripToQuery(choices));
  }
  search.setDirection(choices.direction);
  search.setParty(partyOf(choices));
  return paths.transfers();
}

/** Like `startReplacingLine`, for a line whose stored choices cannot be read: the forms start from the defaults. */
export function startReplacingUnreadableLine(
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
