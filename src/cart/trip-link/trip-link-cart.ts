import { parseJson, sortedJson, stringifyJson } from '../../lib/json.ts';
import { clamp } from '../../lib/limits.ts';
import { attributionToStrings, type Attribution } from '../../schema/attribution.ts';
import type { Cart, CartExtra, CartTour, TourPageRef } from '../../schema/cart.ts';
import {
  decodeTripLinkCart,
  encodeTripLinkCart,
  linkExtraLimits,
  type TripLinkCart,
  type TripLinkExtra,
  type TripLinkTour,
} from '../../schema/trip-link/trip-link-format.ts';
import { idToString } from '../../schema/wire-values.ts';
import { tourIdOf } from '../../tours/tour-lines.ts';
import { defaultCategory } from '../../tours/tour-ref.ts';
import { tripOfLine } from '../../trip/transfer-line.ts';
import { cartCount, cartParts, type CartPart } from '../cart-contents.ts';

/** What a link carries of the session: its language, its currency and the attribution of the sale. */
export type TripLinkSession = Pick<TripLinkCart, 'language' | 'fileLanguage' | 'currency'> & Attribution;

/** Serializes a cart for a trip link, before compression. The result contains no personal data. */
export function serializeCart(cart: Cart, session: TripLinkSession): string {
  const { language, fileLanguage, currency } = session;
  return stringifyJson(
    encodeTripLinkCart({
      language,
      currency,
      ...attributionToStrings(session),
      coupon: cart.couponCode,
      ...linesForLink(cart),
      fileLanguage,
    }),
  );
}

/** How many lines of a link the cart holds already, with the same choices. */
export function countLinesInCart(linkedCart: TripLinkCart, cart: Cart): number {
  const own = linesForLink(cart);
  return cartParts.flatMap((part) => {
    const choices = own[part].map(sortedJson);
    return linkedCart[part].filter((line) => choices.includes(sortedJson(line)));
  }).length;
}

function linesForLink({ transfers, tours, extras }: Cart): Pick<TripLinkCart, CartPart> {
  return {
    transfers: transfers.map(({ line }) => tripOfLine(line)),
    tours: tours.map(tourForLink),
    extras: extras.map(extraForLink),
  };
}

/** Parses the cart of a trip link; undefined if the text is not one that `serializeCart` writes, or if it has no lines. */
export function parseCart(text: string): TripLinkCart | undefined {
  const cart = decodeTripLinkCart(parseJson(text));
  return cart && cartCount(cart) > 0 ? cart : undefined;
}

/** A tour of the cart as carried by a link. */
export function tourForLink({ line, page }: CartTour): TripLinkTour {
  const { tourRate, tourDate, schedule, adults, kids, infants, pickupLocation } = line;
  return {
    // A ref is required. A line that does not name its tour carries the id of its rate instead, and becomes unavailable.
    tour: page?.tour ?? tourIdOf(line) ?? tourRate.id,
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

/** The page where a tour of a link can be chosen; the fallback is for links that contain no category. */
export function tourPage({ tour, category }: TripLinkTour, fallbackCategory = defaultCategory): TourPageRef {
  return { category: category || fallbackCategory, tour: idToString(tour) };
}

function extraForLink({ line: { extraSelected, adults, kids, units } }: CartExtra): TripLinkExtra {
  return { id: extraSelected.id, adults, kids, units };
}

/** An extra whose counts are reduced to what a link can carry. */
export function extraWithinLink({ id, adults, kids, units }: TripLinkExtra): TripLinkExtra {
  const reduce = (count: number) => clamp(count, linkExtraLimits);
  return { id, adults: reduce(adults), kids: reduce(kids), units: reduce(units) };
}
