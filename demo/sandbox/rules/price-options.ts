import type { Currency } from '../data/currencies.ts';
import type { Language } from '../data/languages.ts';
import { cutoffHours, ridePrice, rideRef, type Ride } from './ride.ts';

interface PriceQuestion {
  passengers: number;
  currency: Currency;
  language: Language;
  /** The origin of the pictures. */
  origin: string;
}

/** A ride as offered, even if it is too small for the party: filtering is up to the storefront. */
export function priceOption(ride: Ride, { passengers, currency, language, origin }: PriceQuestion) {
  const { vehicle } = ride;
  return {
    ref: rideRef(ride),
    type: vehicle.type,
    category: vehicle.category,
    max_pax: vehicle.maxPax,
    title: vehicle.title[language],
    description: vehicle.description[language],
    image_url: `${origin}/pictures/vehicle-${vehicle.id}.svg`,
    oneway_price: ridePrice(ride, 'oneway', passengers, currency),
    roundtrip_price: ridePrice(ride, 'roundtrip', passengers, currency),
    area_cutoff_hrs: cutoffHours(ride),
  };
}
