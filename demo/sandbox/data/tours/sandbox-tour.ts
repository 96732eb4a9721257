import { timezone } from '../sandbox-place.ts';
import type { Language, Texts } from '../languages.ts';
import type { ZoneId } from '../zones.ts';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Prices in US dollars; a limit of 0 means no limit. */
export interface SandboxRate {
  id: number;
  title: Texts;
  minPax: number;
  maxPax: number;
  maxAdults: number;
  maxKids: number;
  base: number;
  adult: number;
  kid: number;
}

/** The contents of a tour page; arrays become lists, texts may contain markup. */
export interface TourTexts {
  about: string;
  itinerary?: string[];
  included?: string[];
  notIncluded?: string[];
  bring?: string[];
  notes?: string;
}

export interface SandboxTour {
  id: number;
  slug: string;
  category: 'tours' | 'water' | 'nature' | 'evenings';
  destination: DestinationId;
  /** Where the tour starts; guests who stay there need no transportation. */
  zone: ZoneId;
  title: Texts;
  tags: Texts[];
  duration: { days: number; hours: number; minutes: number };
  /** The names of drawings; the first is the main picture. */
  pictures: string[];
  words: Record<Language, TourTexts>;
  rates: SandboxRate[];
  /** Departures by weekday; a missing day has none. */
  departures: Partial<Record<Weekday, string[]>>;
  cutoffHours: number;
  kids?: { minAge: number; maxAge: number; infants: boolean; policy?: Texts };
  transportation: 'required' | 'optional' | 'none';
  featured?: true;
  hidesPrices?: true;
  hidesRateTitles?: true;
  /** The sold-out dates, as days from today. */
  soldOutIn?: number[];
  /** The seats left for departures that are nearly full every day. */
  seatsLeft?: Record<string, number>;
}

export const destinations = {
  cancun: { id: 1, title: 'Cancún', latitude: 21.1619, longitude: -86.8515, timezone },
  playa: { id: 2, title: 'Playa del Carmen', latitude: 20.6296, longitude: -87.0739, timezone },
  tulum: { id: 3, title: 'Tulum', latitude: 20.2114, longitude: -87.4654, timezone },
  isla: { id: 4, title: 'Isla Mujeres', latitude: 21.2311, longitude: -86.731, timezone },
  valladolid: {
    id: 5,
    title: 'Valladolid',
    latitude: 20.6896,
    longitude: -88.2011,
    timezone: 'America/Merida',
  },
  morelos: { id: 6, title: 'Puerto Morelos', latitude: 20.8476, longitude: -86.8755, timezone },
};
type DestinationId = keyof typeof destinations;

/** The same departures on each of these days, by default on all. */
export function departing(times: string[], on: readonly Weekday[] = weekdays): SandboxTour['departures'] {
  return Object.fromEntries(on.map((day) => [day, times]));
}

/** A rate as a row: its limits, then its prices per party, adult and kid. */
export function rate(
  id: number,
  title: Texts,
  [minPax, maxPax, maxAdults, maxKids]: [number, number, number, number],
  [base, adult, kid]: [number, number, number],
): SandboxRate {
  return { id, title, minPax, maxPax, maxAdults, maxKids, base, adult, kid };
}
