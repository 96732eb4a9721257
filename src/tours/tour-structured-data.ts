import { plainText } from '../lib/plain-text.ts';
import type { Priced } from '../schema/priced.ts';
import type { Tour } from '../schema/tour.ts';
import { shownMinPrice } from './shown-min-price.ts';
import { tourPictures } from './tour-pictures.ts';

/** A tour as schema.org structured data. */
export function tourStructuredData(tour: Priced<Tour>) {
  const { title, descriptions, destination_place: place, currency } = tour;
  const minPrice = shownMinPrice(tour);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    image: tourPictures(tour),
    ...(descriptions?.description && { description: plainText(descriptions.description) }),
    ...(place && { itinerary: { '@type': 'Place', name: place.title } }),
    ...(minPrice !== undefined && {
      offers: { '@type': 'Offer', price: minPrice, priceCurrency: currency.toUpperCase() },
    }),
  };
}
