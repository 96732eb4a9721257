import type { Language, Texts } from '../data/languages.ts';
import { rateById } from '../data/tours/tours.ts';
import { moves } from '../moves.ts';
import type { Cart } from '../requests/cart.ts';
import type { TourLine } from '../requests/tours.ts';
import { isOnOffer } from './on-offer.ts';
import { validatePickup } from './pickup-validation.ts';
import { rideByRef } from './ride.ts';
import { availableTimes } from './tour-availability.ts';

interface Circumstances {
  now: Date;
  language: Language;
}

/** Why a valid cart can no longer be booked, in the visitor's language; undefined if it can. */
export function bookingRefusal(cart: Cart, { now, language }: Circumstances): string | undefined {
  const [pickupProblem] = pickupProblems(cart, { now, language });
  if (pickupProblem !== undefined) return pickupProblem;
  return hasUnavailableArticle(cart, now) ? unavailable[language] : undefined;
}

function pickupProblems({ transfers }: Cart, circumstances: Circumstances): string[] {
  return transfers.flatMap((line) => {
    const ride = rideByRef(line.priceSelected.ref);
    if (!ride) return [];
    const times = [line.serviceDatetime, line.returnDatetime].filter((time) => time !== null);
    return times.flatMap((time) => {
      const result = validatePickup(ride, time, circumstances);
      return result.valid ? [] : [result.message];
    });
  });
}

function hasUnavailableArticle({ transfers, tours, extras }: Cart, now: Date): boolean {
  const vehicles = transfers.flatMap(({ priceSelected }) => rideByRef(priceSelected.ref)?.vehicle ?? []);
  return (
    !vehicles.every(isOnOffer) ||
    !extras.every(({ extraSelected }) => isOnOffer(extraSelected)) ||
    tours.some((line) => isTourUnavailable(line, now))
  );
}

/** Only departures that a move has sold out are refused: tests may book any other at any time. */
function isTourUnavailable(line: TourLine, now: Date): boolean {
  const tour = rateById(line.tourRate.id)?.tour;
  if (!tour) return false;
  if (!isOnOffer(tour)) return true;
  const { soldOut, timesGone } = moves();
  const isMoved = [...soldOut, ...timesGone].some((move) => move.tour === String(tour.id));
  return isMoved && !availableTimes(tour, line.tourDate, line, now).includes(line.schedule);
}

const unavailable: Texts = {
  en: 'A service in your cart can no longer be booked.',
  es: 'Un servicio de su carrito ya no se puede reservar.',
};
