import { tourPage } from '../../cart/trip-link/trip-link-cart.ts';
import { unavailableService } from '../../cart/trip-link/unavailable-service.ts';
import { paths } from '../../routing/paths.ts';
import { partyOf } from '../../schema/party.ts';
import type { DraftLeg } from '../../schema/draft.ts';
import type { Trip, TripLeg } from '../../schema/trip.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { emptyLeg, initialDraft } from '../../trip/draft-slice.ts';
import { legToForm } from '../../trip/leg-form.ts';
import { tripToQuery } from '../../trip/search/trip-query.ts';
import type { StorefrontState, TripState } from '../state.ts';
import { datesOfTrip, resetTripForms, setSearchDates } from './trip-forms.ts';

type CartAndForms = Pick<StorefrontState, 'cart' | 'draft' | 'search'>;

/**
 * Starts to replace an unavailable line, which stays until something is added in its place: fills the forms of a transfer or
 * a tour with its choices, and returns the route where the visitor can choose again. If the choices cannot be read, the
 * forms start from the defaults.
 */
export function startReplacingLine(state: CartAndForms, line: Readonly<UnavailableLine>): string {
  const { id, part, title } = line;
  const service = unavailableService(line);
  const tour = service?.part === 'tours' ? service.choices : null;
  const trip = service?.part === 'transfers' ? service.choices : null;
  state.cart.startReplacing({ id, part, tour });
  if (part === 'extras') return paths.extras();
  if (part === 'tours') return tour ? paths.tour(tourPage(tour)) : paths.tours();
  if (trip) return fillTransferForms(state, trip, { arePlacesKnown: title !== '' });
  resetTripForms(state);
  return paths.transfers();
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

/** The form of a leg: with its flight, for which the pickup is calculated again, or without a flight with its pickup. */
function draftLeg(leg: TripLeg): DraftLeg {
  const { flight, pickup } = legToForm(leg);
  return leg.flight ? { ...emptyLeg(), flight } : { ...emptyLeg(), ownPickup: pickup };
}
