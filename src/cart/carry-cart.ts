import { parseJson, stringifyJson } from '../lib/json.ts';
import type { Cart, CartExtra, CartTour } from '../schema/cart.ts';
import {
  parseCarriedCart,
  writtenCart,
  type CarriedCart,
  type CarriedExtra,
  type CarriedTour,
} from '../schema/carried-cart.ts';
import { tripOfLine } from '../trip/transfer-line.ts';

/** The language, the currency, and where the visitor came from. */
export type CarriedChoices = Pick<CarriedCart, 'language' | 'currency' | 'salesChannel' | 'placement'>;

/** A cart as the text of a trip link, before it is compressed. Nothing of the customer is in it. */
export function writeCart(cart: Cart, choices: CarriedChoices): string {
  const { language, currency, salesChannel, placement } = choices;
  return stringifyJson(
    writtenCart({
      language,
      currency,
      salesChannel,
      placement,
      coupon: cart.couponCode,
      transfers: cart.transfers.map(({ line }) => tripOfLine(line)),
      tours: cart.tours.map(carriedTour),
      extras: cart.extras.map(carriedExtra),
    }),
  );
}

/** The cart in the text of a trip link; undefined for anything that `writeCart` does not write. */
export function readCart(text: string): CarriedCart | undefined {
  const carried = parseCarriedCart(parseJson(text)?.value);
  return carried && carried.transfers.length + carried.tours.length + carried.extras.length > 0
    ? carried
    : undefined;
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
