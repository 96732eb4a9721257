import { msg } from '@lingui/core/macro';
import { groupedServices } from '../../../sale/grouped-services.ts';
import type { RideGroup } from '../../../sale/ride-groups.ts';
import { rideKind, ridePickupSteps } from '../../../sale/rides.ts';
import type { Sale, TourSale } from '../../../schema/sale.ts';
import {
  flightLabel,
  passengersText,
  rideLabel,
  rideTitle,
  vehicleText,
} from '../../../shared/sale/ride-texts.ts';
import { partyText } from '../../../shared/trip/use-party-label.ts';
import { unbroken } from '../../../lib/unbroken.ts';
import type { DriverRide, Fact, TripService } from './trip-page.ts';
import { pickupStepFact, whenText, type FileLocale } from './trip-texts.ts';

/** The services of a sale. `sign` is the text of the sign that the driver of an arrival holds up. */
export function tripServices(sale: Sale, sign: string, locale: FileLocale): TripService[] {
  return groupedServices(sale).map((service) => {
    const when = service.at ? whenText(service.at, locale) : '';
    return service.kind === 'tour'
      ? {
          title: service.tour.title,
          when,
          note: '',
          facts: tourFacts(service.tour, locale),
          pickup: undefined,
        }
      : { when, ...rideService(service.group, sign, locale) };
  });
}

function rideService(group: RideGroup, sign: string, locale: FileLocale): Omit<TripService, 'when'> {
  const { ride, rides } = group;
  const { i18n } = locale;
  const { flight_datime: flight } = ride;
  const steps = ridePickupSteps(ride);
  return {
    // It says where to be.
    title: rideTitle(ride, i18n),
    note: rides.length > 1 ? rideLabel(group, i18n) : '',
    facts: knownFacts([
      [i18n._(msg`Look for the sign`), rideKind(ride) === 'arrival' ? sign : undefined],
      [i18n._(msg`Destination`), ride.dropoff_place.title],
      [flightLabel(ride, i18n), flight && whenText(flight, locale)],
      [i18n._(msg`Transfer Service`), vehicleText(group)],
      [i18n._(msg`Passengers`), passengersText(group, i18n)],
    ]),
    pickup:
      steps.length > 0
        ? { label: i18n._(msg`Your pickup`), steps: steps.map((step) => pickupStepFact(step, locale)) }
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

/** The rides for the driver's card, in order of time; several vehicles of the same kind and trip are one line. */
export function driverRides(sale: Sale, locale: FileLocale): DriverRide[] {
  return groupedServices(sale).flatMap((service) =>
    service.kind === 'transfer' ? [driverRide(service.group, locale)] : [],
  );
}

/** The places, passengers and vehicles of a line, as far as they are known. */
function driverRide(group: RideGroup, locale: FileLocale): DriverRide {
  const { ride, party } = group;
  const { pickup_datetime: at, pickup_place, dropoff_place } = ride;
  const places = [pickup_place.title, dropoff_place.title].filter(Boolean).join(' → ');
  const passengers = unbroken(partyText(party, locale.i18n));
  const text = [places, passengers, vehicleText(group)].filter(Boolean).join(' · ');
  return { when: at ? whenText(at, locale) : '', text };
}

type FactRow = [label: string, value: string | undefined];

/** The facts whose values are known. */
function knownFacts(rows: readonly FactRow[]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
