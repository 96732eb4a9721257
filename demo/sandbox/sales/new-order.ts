import { timezone } from '../data/sandbox-place.ts';
import { destinations } from '../data/tours/sandbox-tour.ts';
import { tourByRef } from '../data/tours/tours.ts';
import type { SandboxPaymentMethod } from '../data/payment-methods.ts';
import type { CheckoutRequest } from '../requests/checkout.ts';
import { partyOf } from '../requests/party.ts';
import type { TransferLine } from '../requests/transfer-line.ts';
import type { summarize } from '../rules/cart-summary.ts';
import { convert } from '../rules/money.ts';
import { rideByRef } from '../rules/ride.ts';
import type { Order, TransferSale } from './sale-record.ts';

type Summary = ReturnType<typeof summarize>;

/** The order that results from a checkout, with the provider's own totals. */
export function newOrder(request: CheckoutRequest, summary: Summary, method: SandboxPaymentMethod): Order {
  const { currency, lang } = request;
  const { total, paymentToReserve } = summary.summary;
  const chargeCurrency = method.chargesIn ?? currency;
  return {
    language: lang,
    currency,
    total,
    toReserve: paymentToReserve,
    couponCode: request.couponCode.trim().toUpperCase(),
    paymentType: method.type,
    processor: method.processor,
    charge: { currency: chargeCurrency, amount: convert(paymentToReserve, currency, chargeCurrency) },
    customer: request.customer,
    customerNotes: request.customerNotes,
    salesChannel: request.sc,
    transfers: summary.transfers.flatMap((line) => transferSales(line, lang)),
    tours: summary.tours.map((line) => ({
      title: `${line.tourRate.tour.title}: ${line.tourRate.title}`,
      tour_date: line.tourDate,
      schedule: line.schedule,
      pickup_place: line.pickupLocation && { title: line.pickupLocation.title },
      adults: line.adults,
      kids: line.kids,
      infants: line.infants,
      timezone: timeZoneOfTour(line.tourRate.tour.id),
      total: line.total,
    })),
    extras: summary.extras.map(({ extraSelected, adults, kids, units, total: lineTotal }) => ({
      name: extraSelected.name,
      adults,
      kids,
      units,
      timezone,
      total: lineTotal,
    })),
  };
}

function timeZoneOfTour(id: string | number): string | undefined {
  const tour = tourByRef(String(id));
  return tour && destinations[tour.destination].timezone;
}

/** One service per leg. The first has the price of the whole round trip. */
function transferSales(line: TransferLine, language: Order['language']): TransferSale[] {
  const vehicle = rideByRef(line.priceSelected.ref)?.vehicle;
  const service_type = {
    label: vehicle?.title[language] ?? line.priceSelected.title,
    category: vehicle?.category ?? line.priceSelected.category,
    max_pax: vehicle?.maxPax ?? line.priceSelected.max_pax,
    type: vehicle?.type ?? line.priceSelected.type,
  };
  const shared = { service_type, ...partyOf(line), timezone };
  const there: TransferSale = {
    ...shared,
    pickup_place: { title: line.pickupPlace.title },
    dropoff_place: { title: line.dropoffPlace.title },
    pickup_datetime: line.serviceDatetime,
    flight_datime: line.serviceFlightDatetime,
    total: line.total,
  };
  if (line.returnDatetime === null) return [there];
  const back: TransferSale = {
    ...shared,
    pickup_place: there.dropoff_place,
    dropoff_place: there.pickup_place,
    pickup_datetime: line.returnDatetime,
    flight_datime: line.returnFlightDatetime,
    total: 0,
  };
  return [there, back];
}
