import type { Cart, CartExtra, CartTour, CartTransfer } from '../schema/cart.ts';
import {
  asLists,
  parseCarriedCart,
  type CarriedCart,
  type CarriedExtra,
  type CarriedLeg,
  type CarriedTour,
  type CarriedTransfer,
} from '../schema/carried-cart.ts';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { legsOf } from '../trip/legs.ts';
import { legOfLine, type LineLeg } from '../trip/transfer-line.ts';

/** The language, the currency, and where the visitor came from. */
export type CarriedChoices = Pick<CarriedCart, 'language' | 'currency' | 'salesChannel' | 'placement'>;

/** A cart as the text of a trip link, before it is compressed. Nothing of the customer is in it. */
export function writeCart(cart: Cart, choices: CarriedChoices): string {
  const { language, currency, salesChannel, placement } = choices;
  return stringifyJson(
    asLists({
      language,
      currency,
      salesChannel,
      placement,
      coupon: cart.couponCode,
      transfers: cart.transfers.map(carriedTransfer),
      tours: cart.tours.map(carriedTour),
      extras: cart.extras.map(carriedExtra),
    } satisfies CarriedCart),
  );
}

/** The cart in the text of a trip link; undefined for anything that `writeCart` does not write. */
export function readCart(text: string): CarriedCart | undefined {
  const carried = parseCarriedCart(parseJson(text)?.value);
  return carried && carried.transfers.length + carried.tours.length + carried.extras.length > 0
    ? carried
    : undefined;
}

export function carriedTransfer({ line }: CartTransfer): CarriedTransfer {
  const { pickupPlace, dropoffPlace, tripType, priceSelected, adults, kids } = line;
  const [, back] = legsOf(tripType, line.roundtrip);
  return {
    from: pickupPlace.ref,
    to: dropoffPlace.ref,
    direction: tripType,
    price: priceSelected.ref,
    adults,
    kids,
    service: carriedLeg(legOfLine(line, 'service')),
    return: back ? carriedLeg(legOfLine(line, 'return')) : null,
  };
}

function carriedLeg({ datetime, airline, flightNumber, flightType, flightDatetime }: LineLeg): CarriedLeg {
  const at = flightDatetime && minuteOf(flightDatetime);
  return {
    pickupAt: minuteOf(datetime ?? ''),
    flight:
      flightType && at ? { airline: airline ?? '', flightNumber: flightNumber ?? '', flightType, at } : null,
  };
}

/** `yyyy-MM-dd HH:mm:00` without its seconds. */
function minuteOf(moment: string): string {
  return moment.slice(0, 16);
}

export function carriedTour({ line, page }: CartTour): CarriedTour {
  const { tourRate, tourDate, schedule, adults, kids, infants, pickupLocation } = line;
  return {
    tour: page?.tour ?? tourRate.tour?.id ?? tourRate.id,
    category: page?.category ?? '',
    rate: tourRate.id,
    date: tourDate,
    schedule,
    adults,
    kids,
    infants,
    pickup: pickupLocation?.ref ?? null,
  };
}

function carriedExtra({ line: { extraSelected, adults, kids, units } }: CartExtra): CarriedExtra {
  return { id: extraSelected.id, adults, kids, units };
}

/** Most copies of one extra that a link can say that it carries. */
const MOST_COPIES = 100;

/** As much of an extra as a link can carry. */
export function carriableExtra({ id, adults, kids, units }: CarriedExtra): CarriedExtra {
  const upTo = (count: number) => Math.min(count, MOST_COPIES);
  return { id, adults: upTo(adults), kids: upTo(kids), units: upTo(units) };
}
