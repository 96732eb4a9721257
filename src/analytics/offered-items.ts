import type { AnalyticsItem } from '../schema/analytics.ts';
import type { Extra } from '../schema/extra.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { Tour } from '../schema/tour.ts';
import type { TripKind } from '../schema/trip.ts';
import { idToString } from '../schema/wire-values.ts';
import { priceOfTrip } from '../trip/pricing/trip-price.ts';

/** The item of an offered vehicle or seat. While no trip kind is chosen, it has the first price at which the option is sold. */
export function priceOptionItem(option: PriceOption, tripKind?: TripKind): AnalyticsItem {
  return {
    item_id: idToString(option.ref),
    item_name: option.title,
    item_category: 'transfer',
    ...(option.type && { item_category2: option.type }),
    ...(tripKind && { item_variant: tripKind }),
    price: tripKind ? priceOfTrip(option, tripKind) : option.oneway_price || option.roundtrip_price,
    quantity: 1,
  };
}

/** The item of a tour in a list or on its own screen, at its lowest price. */
export function tourItem({ id, title, tour_category, min_price }: Tour): AnalyticsItem {
  return {
    item_id: idToString(id),
    item_name: title,
    item_category: 'tour',
    ...(tour_category && { item_category2: tour_category.slug }),
    price: min_price,
    quantity: 1,
  };
}

/** The item of an offered extra, at its price per unit or per adult. */
export function extraItem({ id, name, price_type, price_adults, price_unit }: Extra): AnalyticsItem {
  return {
    item_id: idToString(id),
    item_name: name,
    item_category: 'extra',
    price: price_type === 'unit' ? price_unit : price_adults,
    quantity: 1,
  };
}
