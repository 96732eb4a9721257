import { msg } from '@lingui/core/macro';
import { salePickupSteps } from '../../../sale/sale-pickup.ts';
import { rideKind, saleServices, type SaleService } from '../../../sale/sale-services.ts';
import type { Sale, TransferSale } from '../../../schema/sale.ts';
import type { Fact, TripService } from './trip-page.ts';
import { pickupStepText, rideTitle, whenText, type FileLocale } from './trip-texts.ts';
import { partyText } from '../../../shared/trip/use-party-label.ts';

/** The services of a sale, with when and where to be. `sign` is the inscription that the driver of an arrival holds up. */
export function tripServices(sale: Sale, sign: string, locale: FileLocale): TripService[] {
  return saleServices(sale).map((service) => {
    const when = service.at ? whenText(service.at, locale) : '';
    return service.kind === 'tour'
      ? { title: service.tour.title, when, facts: tourFacts(service, locale), moments: undefined }
      : { when, ...rideService(service.transfer, sign, locale) };
  });
}

function rideService(transfer: TransferSale, sign: string, locale: FileLocale): Omit<TripService, 'when'> {
  const { i18n } = locale;
  const kind = rideKind(transfer);
  const steps = salePickupSteps(transfer);
  const facts = [
    fact(i18n._(msg`Meeting point`), transfer.pickup_place.title),
    fact(i18n._(msg`Look for the sign`), kind === 'arrival' ? sign : ''),
    ...rideFacts(transfer, locale),
  ];
  return {
    title: rideTitle(kind, transfer, locale),
    facts: facts.flat(),
    moments:
      steps.length > 0
        ? {
            name: i18n._(msg`Your pickup`),
            texts: steps.map((step) => pickupStepText(step, locale)),
          }
        : undefined,
  };
}

function rideFacts(transfer: TransferSale, locale: FileLocale): Fact[] {
  const { i18n } = locale;
  const flightLabel =
    rideKind(transfer) === 'departure' ? i18n._(msg`Flight takes off`) : i18n._(msg`Flight lands`);
  const { flight_datime: flight } = transfer;
  return [
    fact(i18n._(msg`Destination`), transfer.dropoff_place.title),
    fact(flightLabel, flight && whenText(flight, locale)),
    fact(i18n._(msg`Transfer Service`), transfer.service_type?.label),
    fact(i18n._(msg`Passengers`), partyText(transfer, locale.i18n)),
  ].flat();
}

function tourFacts({ tour }: Extract<SaleService, { kind: 'tour' }>, locale: FileLocale): Fact[] {
  const { i18n } = locale;
  const place =
    tour.pickup_place.title || i18n._(msg`Make your own way there; ask us for the meeting point.`);
  return [
    fact(i18n._(msg`Meeting point`), place),
    fact(i18n._(msg`Guests`), partyText(tour, locale.i18n)),
  ].flat();
}

/** The card for drivers: the passenger's name and all rides. */
export function driverFacts(sale: Sale, name: string, locale: FileLocale): Fact[] {
  const rides = saleServices(sale).flatMap((service) =>
    service.kind === 'transfer' ? [service.transfer] : [],
  );
  const rideText = ({ pickup_place, dropoff_place, pickup_datetime: at, service_type }: TransferSale) =>
    [at && whenText(at, locale), `${pickup_place.title} → ${dropoff_place.title}`, service_type?.label]
      .filter(Boolean)
      .join(', ');
  return [
    fact(locale.i18n._(msg`Name`), name),
    ...rides.map((ride) =>
      fact(locale.i18n._(msg`Transfer`), `${rideText(ride)}, ${partyText(ride, locale.i18n)}`),
    ),
  ].flat();
}

/** A fact as a list; an empty list if its value is missing. */
function fact(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : [];
}
