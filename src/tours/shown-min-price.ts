import type { Tour } from '../schema/tour.ts';

/** The lowest price of a tour; undefined if its prices are hidden, or depend on the date, which a minimum of 0 means. */
export function shownMinPrice({ show_prices, min_price }: Tour): number | undefined {
  return show_prices && min_price > 0 ? min_price : undefined;
}
