import type { TripLinkExtra, TripLinkTour } from '../../schema/trip-link/trip-link-format.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { UnavailableReason } from '../../schema/unavailable-line.ts';
import type { Extra } from '../../schema/extra.ts';
import type { Airport, Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { PickupLocation, TourLine } from '../../schema/tour-line.ts';
import type { Tour, TourTransportation } from '../../schema/tour.ts';
import type { CalculatedPickup } from '../../schema/pickup-answers.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { Trip } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { tourPage } from './unavailable-service.ts';
import { dateAfterHours, splitDateTime, type LocalDate } from '../../lib/dates.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { applicableCounts, type ExtraCounts } from '../../extras/extra-counts.ts';
import { isInsideCutoff } from '../../trip/inside-cutoff.ts';
import { isPastEverywhere } from '../past-everywhere.ts';
import { tourLine } from '../../tours/tour-in-cart.ts';
import { takesParty } from '../../tours/tour-party.ts';
import { allowsPickup } from '../../tours/tour-pickup.ts';
import { tourRef } from '../../tours/tour-ref.ts';
import { transferLine } from '../../trip/transfer-line.ts';
import { isAirport, tripProblem } from '../../trip/trip-problem.ts';
import { partySize } from '../../trip/party-rules.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';

/** A line of a trip link as the provider sells it now, or why it is unavailable. */
export type Revalidated<Result> =
  ({ ok: true } & Result) | { ok: false; reason: UnavailableReason; title: string };

/** The provider's answers about a transfer of a link; undefined is what it no longer knows. */
export interface TransferFacts {
  from: Place | undefined;
  to: Place | undefined;
  options: readonly PriceOption[];
  /** Whether the provider confirms the pickup of every leg. */
  confirmed: boolean;
  calculated: CalculatedPickup | undefined;
  /** The provider's airports, if an end is not marked as one. */
  airports: readonly Pick<Airport, 'ref'>[] | undefined;
  now: Date;
}

/** The option that was chosen, if it is still sold for this trip and takes these passengers. */
export function stillOfferedOption(trip: Trip, options: readonly PriceOption[]): PriceOption | undefined {
  return options.find(
    (option) =>
      isSameId(option.ref, trip.price) &&
      priceOfTrip(option, trip.return ? 'roundtrip' : 'oneway') > 0 &&
      option.max_pax >= partySize(trip),
  );
}

export function revalidateTransfer(
  trip: Trip,
  { from, to, options, confirmed, calculated, airports, now }: TransferFacts,
): Revalidated<{ line: TransferLine }> {
  const option = stillOfferedOption(trip, options);
  const title = from && to ? `${from.title} – ${to.title}` : '';
  if (!from || !to) return { ok: false, reason: 'not-offered', title };
  const doubt = linkedTransferProblem(trip, { from, to, airports, now });
  if (doubt) return { ok: false, reason: doubt, title };
  if (!option) return { ok: false, reason: 'not-offered', title };
  if (!confirmed) return { ok: false, reason: 'pickup-refused', title };
  return { ok: true, line: transferLine(trip, { from, to, option, calculated }) };
}

/** What is wrong with a carried transfer whatever the provider sells: it is none that the form makes, or of another time. */
export function linkedTransferProblem(
  trip: Trip,
  { from, to, airports, now }: { from: Place; to: Place } & Pick<TransferFacts, 'airports' | 'now'>,
): 'not-valid' | 'too-late' | undefined {
  const facts = {
    isAirport: { from: isAirport(from, airports), to: isAirport(to, airports) },
    option: undefined,
  };
  if (tripProblem({ ...trip, from: from.ref, to: to.ref }, facts)) return 'not-valid';
  const legs = [trip.service, ...(trip.return ? [trip.return] : [])];
  const pickups = legs.map(({ pickupAt }) => pickupAt);
  const flights = legs.map(({ flight }) => flight?.at);
  const timeZone = from.timezone ?? to.timezone;
  const isOver = pickups.some((pickup) => isPastAtDestination(splitDateTime(pickup).date, now, timeZone));
  return isOver || isPastEverywhere([...pickups, ...flights], now) ? 'too-late' : undefined;
}

/** Whether a day has passed at the destination, if its time zone is known. */
export function isPastAtDestination(date: LocalDate, now: Date, timeZone: string | undefined): boolean {
  return timeZone !== undefined && isPastDate(date, dateAfterHours(now, 0, timeZone));
}

/** What the provider answers about a carried tour; undefined is what it no longer knows. */
export interface TourFacts {
  tour: Tour | undefined;
  times: readonly string[];
  /** Where the guests are picked up, and how; undefined if the provider does not go there. */
  pickup: { location: PickupLocation; ride: TourTransportation } | 'none' | undefined;
  now: Date;
}

export function revalidateTour(
  carried: TripLinkTour,
  { tour, times, pickup, now }: TourFacts,
): Revalidated<{ line: TourLine; page: TourPageRef }> {
  const rate = tour?.tour_rates.find(({ id }) => isSameId(id, carried.rate));
  const unavailable = (reason: UnavailableReason) => ({
    ok: false as const,
    reason,
    title: tour?.title ?? '',
  });
  const { date, schedule, adults, kids, infants } = carried;
  const party = { adults, kids, infants };
  if (!tour || !rate || !takesParty(tour, rate, party)) return unavailable('not-offered');
  if (isInsideCutoff(now, { date, schedule }, tour.cutoff_hrs, tour.destination_place?.timezone))
    return unavailable('too-late');
  if (!times.includes(schedule)) return unavailable('no-places');
  if (!pickup) return unavailable('pickup-refused');
  if (!allowsPickup(tour, pickup !== 'none'))
    return unavailable(pickup === 'none' ? 'not-valid' : 'pickup-refused');
  const { location, ride } = pickup === 'none' ? { location: null, ride: null } : pickup;
  return {
    ok: true,
    line: tourLine({ tour, rate, party, date, schedule, pickupLocation: location, transportation: ride }),
    page: { ...tourPage(carried, tour.tour_category?.slug), tour: tourRef(tour) },
  };
}

export interface RevalidatedExtra {
  extra: Extra;
  counts: ExtraCounts;
}

/** The extras of a link, with duplicates added up, even if the sum is more than a link can carry. */
export function mergeExtras(carried: readonly TripLinkExtra[]): TripLinkExtra[] {
  const merged: TripLinkExtra[] = [];
  for (const line of carried) {
    const index = merged.findIndex(({ id }) => isSameId(id, line.id));
    const first = merged[index];
    if (!first) merged.push(line);
    else
      merged[index] = {
        id: first.id,
        adults: first.adults + line.adults,
        kids: first.kids + line.kids,
        units: first.units + line.units,
      };
  }
  return merged;
}

export function revalidateExtra(
  carried: TripLinkExtra,
  extras: readonly Extra[],
): Revalidated<RevalidatedExtra> {
  const extra = extras.find(({ id }) => isSameId(id, carried.id));
  if (!extra) return { ok: false, reason: 'not-offered', title: '' };
  const { adults, kids, units } = carried;
  const counts = applicableCounts({ adults, kids, units }, extra.price_type);
  const isNone = counts.adults + counts.kids + counts.units === 0;
  return isNone ? { ok: false, reason: 'not-offered', title: extra.name } : { ok: true, extra, counts };
}
