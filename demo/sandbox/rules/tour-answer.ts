import type { Currency } from '../data/currencies.ts';
import type { Language } from '../data/languages.ts';
import {
  destinations,
  weekdays,
  type SandboxRate,
  type SandboxTour,
  type TourTexts,
} from '../data/tours/sandbox-tour.ts';
import { tourCategories } from '../data/tours/tours.ts';
import { moves } from '../moves.ts';
import { priceIn } from './money.ts';

interface TourQuestion {
  currency: Currency;
  language: Language;
  /** The origin of the pictures. */
  origin: string;
}

/** A tour as returned in lists: enough for a card. */
export function tourInList(tour: SandboxTour, { currency, language, origin }: TourQuestion) {
  const [picture] = tour.pictures;
  const category = tourCategories.find(({ slug }) => slug === tour.category);
  return {
    id: tour.id,
    slug: tour.slug,
    title: tour.title[language],
    image_url: picture === undefined ? null : pictureUrl(origin, picture),
    min_price: Math.min(...tour.rates.map((rate) => lowestPrice(rate, currency))),
    duration: tour.duration,
    destination_place: destinations[tour.destination],
    tour_category: { name: category?.name[language] ?? '', slug: tour.category },
    tags: tour.tags.map((tag) => tag[language]),
    cutoff_hrs: tour.cutoffHours + moves().cutoffHours,
    kids_valid: tour.kids !== undefined,
    kids_min_age: tour.kids?.minAge ?? null,
    kids_max_age: tour.kids?.maxAge ?? null,
    kids_policy: tour.kids?.policy?.[language] ?? '',
    infants_valid: tour.kids?.infants ?? false,
    transportation_enabled: tour.transportation !== 'none',
    require_pickup_location: tour.transportation === 'required',
    show_prices: !tour.hidesPrices,
    show_rates_titles: !tour.hidesRateTitles,
  };
}

/** A tour with everything that its own page shows. */
export function tourAnswer(tour: SandboxTour, question: TourQuestion) {
  const { currency, language, origin } = question;
  return {
    ...tourInList(tour, question),
    gallery: tour.pictures.length > 1 ? tour.pictures.map((picture) => pictureUrl(origin, picture)) : [],
    descriptions: descriptionsOf(tour.words[language]),
    tour_rates: tour.rates.map((rate) => rateAnswer(rate, tour, { currency, language })),
    schedules: Object.fromEntries(weekdays.map((day) => [day, tour.departures[day] ?? []])),
  };
}

function rateAnswer(
  rate: SandboxRate,
  tour: SandboxTour,
  { currency, language }: Omit<TourQuestion, 'origin'>,
) {
  return {
    id: rate.id,
    title: rate.title[language],
    min_pax: rate.minPax,
    max_pax: rate.maxPax,
    max_adults: rate.maxAdults,
    max_kids: rate.maxKids,
    base_price: priceIn(currency, rate.base),
    price_adults: priceIn(currency, rate.adult),
    price_kids: priceIn(currency, rate.kid),
    min_price: lowestPrice(rate, currency),
    tour: { id: tour.id, title: tour.title[language] },
  };
}

/** The price for a single adult. */
function lowestPrice(rate: SandboxRate, currency: Currency): number {
  return priceIn(currency, rate.base) + priceIn(currency, rate.adult);
}

function pictureUrl(origin: string, picture: string): string {
  return `${origin}/pictures/tour-${picture}.svg`;
}

/** The six sections of a tour page as HTML. One without content is empty, null or missing, as the wire format allows. */
function descriptionsOf(texts: TourTexts) {
  return {
    description: `<p>${texts.about}</p>`,
    itinerary: texts.itinerary && listOf(texts.itinerary, 'ol'),
    included: listOf(texts.included ?? [], 'ul'),
    not_included: texts.notIncluded ? listOf(texts.notIncluded, 'ul') : null,
    what_to_bring: texts.bring && listOf(texts.bring, 'ul'),
    additional_notes: texts.notes ? `<p>${texts.notes}</p>` : '',
  };
}

function listOf(items: readonly string[], tag: 'ol' | 'ul'): string {
  if (items.length === 0) return '';
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}
