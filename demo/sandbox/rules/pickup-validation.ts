import type { Language, Texts } from '../data/languages.ts';
import { moves } from '../moves.ts';
import { cutoffHours, type Ride } from './ride.ts';
import { destinationTime, hourOf, isBefore, plusMinutes, type WallClock } from './wall-clock.ts';

/** No pickups from 02:00 to 03:59. */
const quietHours = [2, 3];

/** Refuses pickups within the lead time, in the quiet hours, or in an hour that a move has blocked. */
export function validatePickup(
  ride: Ride,
  pickup: WallClock,
  { now, language }: { now: Date; language: Language },
): { valid: true } | { valid: false; message: string } {
  const hours = cutoffHours(ride);
  if (isBefore(pickup, plusMinutes(destinationTime(now), hours * 60))) {
    return { valid: false, message: tooShortNotice(hours)[language] };
  }
  if (quietHours.includes(hourOf(pickup))) return { valid: false, message: quietHoursText[language] };
  if (moves().pickupHours.includes(hourOf(pickup))) return { valid: false, message: noDriver[language] };
  return { valid: true };
}

const tooShortNotice = (hours: number): Texts => ({
  en: `This service needs at least ${hours} hours' notice.`,
  es: `Este servicio necesita al menos ${hours} horas de anticipación.`,
});

const noDriver: Texts = {
  en: 'We no longer have a driver at that time. Please choose another time.',
  es: 'Ya no tenemos conductor a esa hora. Por favor elija otra hora.',
};

const quietHoursText: Texts = {
  en: 'We do not pick up between 02:00 and 04:00. Please choose another time.',
  es: 'No realizamos traslados entre las 02:00 y las 04:00. Por favor elija otra hora.',
};
