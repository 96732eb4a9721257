import { parseJson, stringifyJson } from '../../lib/json.ts';
import { attributionToTexts, type Attribution } from '../../schema/attribution.ts';
import type { Cart, CartExtra, CartTour } from '../../schema/cart.ts';
import {
  decodeTripLinkCart,
  encodeTripLinkCart,
  type TripLinkCart,
  type TripLinkExtra,
  type TripLinkTour,
} from '../../schema/trip-link/trip-link-format.ts';
import { tripOfLine } from '../../trip/transfer-line.ts';

/** The language and currency of a cart, and the attribution of its sale. */
export type TripLinkChoices = Pick<TripLinkCart, 'language' | 'currency'> & Attribution;

/** A cart as the text of a trip link, before compression. It contains no personal data. */
export function serializeCart(cart: Cart, choices: TripLinkChoices): string {
  const { language, currency } = choices;
  return stringifyJson(
    encodeTripLinkCart({
      language,
      currency,
      ...attributionToTexts(choices),
      coupon: cart.couponCode,
      transfers: cart.transfers.map(({ line }) => tripOfLine(line)),
      tours: cart.tours.map(tourForLink),
      extras: cart.extras.map(extraForLink),
    }),
  );
}

/** The cart in the text of a trip link; undefined for anything that `serializeCart` does not write. */
export function parseCart(text: string): TripLinkCart | undefined {
  const carried = decodeTripLinkCart(parseJson(text)?.value);
  return carried && carried.transfers.length + carried.tours.length + carried.extras.length > 0
    ? carried
    : undefined;
}

export function tourForLink({ line, page }: CartTour): TripLinkTour {
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

function extraForLink({ line: { extraSelected, adults, kids, units } }: CartExtra): TripLinkExtra {
  return { id: extraSelected.id, adults, kids, units };
}

/** The highest quantity of an extra in a link. */
const MOST_COPIES = 100;

/** As much of an extra as a link can carry. */
export function extraWithinLink({ id, adults, kids, units }: TripLinkExtra): TripLinkExtra {
  const upTo = (count: number) => Math.min(count, MOST_COPIES);
  return { id, adults: upTo(adults), kids: upTo(kids), units: upTo(units) };
}
