import { extraArticleId, tourArticleId } from '../cart/article-ids.ts';
import { totalsByLine } from '../cart/cart-totals.ts';
import type { AnalyticsItem } from '../schema/analytics.ts';
import type { LineTotals, PricedCart } from '../schema/cart-summary.ts';
import type { Cart } from '../schema/cart.ts';
import type { ExtraLine } from '../schema/extra.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { TransferLine } from '../schema/transfer.ts';
import { tourLineTitle } from '../tours/tour-lines.ts';
import { tripKindOfLine } from '../trip/transfer-line.ts';
import { itemPricing } from './item-pricing.ts';
import { priceOptionItem } from './offered-items.ts';

/** The items of all cart lines, at the provider's totals. Lines without a total are omitted. */
export function cartItems(cart: Cart, priced: PricedCart): AnalyticsItem[] {
  return [...totalsByLine(cart, priced)].flatMap(([id, totals]) => cartLineItem(cart, id, totals) ?? []);
}

/**
 * The item of the cart line with this id. Without `totals`, the item of a transfer has the totals that its line contains;
 * tours and extras have no item.
 */
export function cartLineItem(
  { transfers, tours, extras }: Cart,
  id: string,
  totals: LineTotals | undefined,
): AnalyticsItem | undefined {
  const hasId = (line: { id: string }) => line.id === id;
  const transfer = transfers.find(hasId);
  if (transfer) return transferLineItem(transfer.line, totals ?? transfer.line);
  if (!totals) return undefined;
  const tour = tours.find(hasId);
  if (tour) return tourLineItem(tour.line, totals);
  const extra = extras.find(hasId);
  return extra && extraLineItem(extra.line, totals);
}

/** The item of a transfer in the cart, for both ways if it is a round trip. */
export function transferLineItem(line: TransferLine, totals: LineTotals): AnalyticsItem {
  return { ...priceOptionItem(line.priceSelected, tripKindOfLine(line)), ...itemPricing(totals, 1) };
}

/**
 * The item of a tour in the cart. Its quantity is 1, because adults, kids and transportation have different prices but one
 * total.
 */
export function tourLineItem(line: TourLine, totals: LineTotals): AnalyticsItem {
  const { tourRate } = line;
  return {
    item_id: tourArticleId(line),
    item_name: tourLineTitle(line),
    item_category: 'tour',
    ...(tourRate.title && { item_variant: tourRate.title }),
    ...itemPricing(totals, 1),
  };
}

/**
 * The item of an extra in the cart. Extras per unit have one price; those per person have two, for adults and kids, so the
 * quantity is 1.
 */
export function extraLineItem(line: ExtraLine, totals: LineTotals): AnalyticsItem {
  const { extraSelected, units } = line;
  return {
    item_id: extraArticleId(line),
    item_name: extraSelected.name,
    item_category: 'extra',
    ...itemPricing(totals, extraSelected.price_type === 'unit' ? units : 1),
  };
}
