import { msg } from '@lingui/core/macro';
import { rideKind, ridePickupSteps } from '../../../sale/rides.ts';
import { saleServices } from '../../../sale/sale-services.ts';
import type { Sale, TourSale, TransferSale } from '../../../schema/sale.ts';
import { flightLabel, rideTitle } from '../../../shared/sale/ride-texts.ts';
import { partyText } from '../../../shared/trip/use-party-label.ts';
import type { Fact, TripService } from './trip-page.ts';
import { pickupStepText, whenText, type FileLocale } from './trip-texts.ts';

/** The services of a sale. `sign` is the text of the sign that the driver of an arrival holds up. */
export function tripServices(sale: Sale, sign: string, locale: FileLocale): TripService[] {
  return saleServices(sale).map((service) => {
    const when = service.at ? whenText(service.at, locale) : '';
    return service.kind === 'tour'
      ? { title: service.tour.title, when, facts: tourFacts(service.tour, locale), pickup: undefined }
      : { when, ...rideService(service.transfer, sign, locale) };
  });
}

function rideService(transfer: TransferSale, sign: string, locale: FileLocale): Omit<TripService, 'when'> {
  const { i18n } = locale;
  const { flight_datime: flight } = transfer;
  const steps = ridePickupSteps(transfer);
  return {
    title: rideTitle(transfer, i18n),
    facts: knownFacts([
      [i18n._(msg`Meeting point`), transfer.pickup_place.title],
      [i18n._(msg`Look for the sign`), rideKind(transfer) === 'arrival' ? sign : undefined],
      [i18n._(msg`Destination`), transfer.dropoff_place.title],
      [flightLabel(transfer, i18n), flight && whenText(flight, locale)],
      [i18n._(msg`Transfer Service`), transfer.service_type?.label],
      [i18n._(msg`Passengers`), partyText(transfer, i18n)],
    ]),
    pickup:
      steps.length > 0
        ? { label: i18n._(msg`Your pickup`), steps: steps.map((step) => pickupStepText(step, locale)) }
        : undefined,
  };
}

function tourFacts(tour: TourSale, { i18n }: FileLocale): Fact[] {
  const place =
    tour.pickup_place.title || i18n._(msg`Make your own way there; ask us for the meeting point.`);
  return knownFacts([
    [i18n._(msg`Meeting point`), place],
    [i18n._(msg`Guests`), partyText(tour, i18n)],
  ]);
}

/** The card for drivers: the passenger's name and all rides. */
export function driverFacts(sale: Sale, name: string, locale: FileLocale): Fact[] {
  const { i18n } = locale;
  const rides = saleServices(sale).flatMap((service) =>
    service.kind === 'transfer' ? [service.transfer] : [],
  );
  return knownFacts([
    [i18n._(msg`Name`), name],
    ...rides.map((ride): FactRow => [i18n._(msg`Transfer`), rideText(ride, locale)]),
  ]);
}

/** A ride in one line: its time, places, vehicle and passengers, as far as they are known. */
function rideText(ride: TransferSale, locale: FileLocale): string {
  const { pickup_datetime: at, pickup_place, dropoff_place, service_type } = ride;
  const places = [pickup_place.title, dropoff_place.title].filter(Boolean).join(' → ');
  return [at && whenText(at, locale), places, service_type?.label, partyText(ride, locale.i18n)]
    .filter(Boolean)
    .join(', ');
}

type FactRow = [label: string, value: string | undefined];

/** The facts whose values are known. */
function knownFacts(rows: readonly FactRow[]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
