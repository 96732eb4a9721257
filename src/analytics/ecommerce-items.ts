import type { AnalyticsItem } from '../schema/analytics.ts';
import type { Cart } from '../schema/cart.ts';
import type { CartSummary, LineTotals } from '../schema/cart-summary.ts';
import type { Extra, ExtraLine } from '../schema/extra.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { Sale } from '../schema/sale.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { Tour } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { TripKind } from '../schema/trip.ts';
import { idText } from '../schema/wire-values.ts';
import { extraArticleId, tourArticleId } from '../cart/article-ids.ts';
import type { SaleArticleIds } from '../sale/sale-article-ids.ts';
import { priceOfTrip } from '../trip/pricing/trip-price.ts';

/** An offered vehicle or seat. If no trip kind is chosen, the first available price is reported. */
export function priceOptionItem(option: PriceOption, tripKind?: TripKind): AnalyticsItem {
  return {
    item_id: idText(option.ref),
    item_name: option.title,
    item_category: 'transfer',
    ...(option.type && { item_category2: option.type }),
    ...(tripKind && { item_variant: tripKind }),
    price: tripKind ? priceOfTrip(option, tripKind) : option.oneway_price || option.roundtrip_price,
    quantity: 1,
  };
}

export function transferLineItem(
  { priceSelected, roundtrip }: TransferLine,
  totals: LineTotals,
): AnalyticsItem {
  const tripKind = roundtrip ? 'roundtrip' : 'oneway';
  return { ...priceOptionItem(priceSelected, tripKind), ...pricedAt(totals, 1) };
}

/** A tour in a list or on its own screen, at its lowest price. */
export function tourItem({ id, title, tour_category, min_price }: Tour): AnalyticsItem {
  return {
    item_id: idText(id),
    item_name: title,
    item_category: 'tour',
    ...(tour_category && { item_category2: tour_category.slug }),
    price: min_price,
    quantity: 1,
  };
}

/** A tour in the cart is one item: adults, kids and transportation are priced separately but share a total. */
export function tourLineItem(line: TourLine, totals: LineTotals): AnalyticsItem {
  const { tourRate } = line;
  return {
    item_id: tourArticleId(line),
    item_name: tourRate.tour?.title ?? tourRate.title ?? '',
    item_category: 'tour',
    ...(tourRate.title && { item_variant: tourRate.title }),
    ...pricedAt(totals, 1),
  };
}

/** Units have a single price; extras per person mix two prices and are reported as one item. */
export function extraLineItem(line: ExtraLine, totals: LineTotals): AnalyticsItem {
  const { extraSelected, units } = line;
  return {
    item_id: extraArticleId(line),
    item_name: extraSelected.name,
    item_category: 'extra',
    ...pricedAt(totals, extraSelected.price_type === 'unit' ? units : 1),
  };
}

/** An offered extra, at its price per unit or per adult. */
export function extraItem({ id, name, price_type, price_adults, price_unit }: Extra): AnalyticsItem {
  return {
    item_id: idText(id),
    item_name: name,
    item_category: 'extra',
    price: price_type === 'unit' ? price_unit : price_adults,
    quantity: 1,
  };
}

/** A cart line by its id; undefined if there is no such line, or no total for it. */
export function cartLineItem(
  { transfers, tours, extras }: Cart,
  id: string,
  totals: LineTotals | undefined,
): AnalyticsItem | undefined {
  const hasId = (line: { id: string }) => line.id === id;
  const transfer = transfers.find(hasId);
  const tour = tours.find(hasId);
  const extra = extras.find(hasId);
  if (transfer) return transferLineItem(transfer.line, totals ?? transfer.line);
  if (tour && totals) return tourLineItem(tour.line, totals);
  return extra && totals && extraLineItem(extra.line, totals);
}

/** All cart lines at the provider's totals; lines without a total are omitted. */
export function cartAnalyticsItems(cart: Cart, summary: CartSummary): AnalyticsItem[] {
  const items = <Line>(
    lines: readonly { line: Line }[],
    totals: readonly (LineTotals | undefined)[] | undefined,
    itemOf: (line: Line, totals: LineTotals) => AnalyticsItem,
  ) =>
    lines.flatMap(({ line }, index) => {
      const total = totals?.[index];
      return total ? [itemOf(line, total)] : [];
    });
  return [
    ...items(cart.transfers, summary.transfers, transferLineItem),
    ...items(cart.tours, summary.tours, tourLineItem),
    ...items(cart.extras, summary.extras, extraLineItem),
  ];
}

/** The services of a sale, identified by name where the articles are not known, because a sale contains no ids. */
export function saleAnalyticsItems(sale: Sale, refs: SaleArticleIds): AnalyticsItem[] {
  const item = (
    category: AnalyticsItem['item_category'],
    ref: string | undefined,
    name: string,
    total: number,
    quantity = 1,
  ) => ({
    item_id: ref ?? (name || category),
    item_name: name || category,
    item_category: category,
    ...pricedAt({ total, discount: 0 }, quantity),
  });
  return [
    ...sale.transfer_sales.map(({ service_type, total }, index) =>
      item('transfer', refs.transfers[index], service_type?.label ?? '', total),
    ),
    ...sale.tour_sales.map(({ title, total }, index) => item('tour', refs.tours[index], title, total)),
    ...sale.extra_sales.map(({ name, units, total }, index) =>
      item('extra', refs.extras[index], name, total, units),
    ),
  ];
}

/** A share of the total, more precise than cents, so that price × quantity equals the total. */
function pricedAt({ total, discount }: LineTotals, times: number) {
  const quantity = Math.max(1, times);
  const each = (amount: number) => Math.round((amount / quantity) * 10_000) / 10_000;
  return { price: each(total), quantity, ...(discount > 0 && { discount: each(discount) }) };
}
