import type { CartLists } from '../schema/cart.ts';
import type { Sale } from '../schema/sale.ts';
import { extraArticleId, tourArticleId, transferArticleId } from '../cart/article-ids.ts';
import { tourLineTitle } from '../tours/tour-in-cart.ts';

/** The article ids of a sale's services, in their order; undefined where the booked cart is unknown or ambiguous. */
export interface SaleArticleIds {
  transfers: (string | undefined)[];
  tours: (string | undefined)[];
  extras: (string | undefined)[];
}

/** A sale contains no article ids; only the cart that it was booked from has them. */
export function saleArticleIds(sale: Sale, booked: CartLists | null): SaleArticleIds {
  const { transfers = [], tours = [], extras = [] } = booked ?? {};
  return {
    transfers: articleIdsOf(
      sale.transfer_sales.map(({ service_type }) => service_type?.label),
      // The two rides of a round trip are sold as two services.
      transfers.map(({ line }) => ({
        name: line.priceSelected.title,
        ref: transferArticleId(line),
        services: line.roundtrip ? 2 : 1,
      })),
    ),
    tours: articleIdsOf(
      sale.tour_sales.map(({ title }) => title),
      tours.map(({ line }) => ({ name: tourLineTitle(line).tour, ref: tourArticleId(line), services: 1 })),
    ),
    extras: articleIdsOf(
      sale.extra_sales.map(({ name }) => name),
      extras.map(({ line }) => ({ name: line.extraSelected.name, ref: extraArticleId(line), services: 1 })),
    ),
  };
}

interface BookedLine {
  name: string;
  ref: string;
  services: number;
}

/** Matched by name if names are unambiguous, otherwise by position if nothing is missing. */
function articleIdsOf(
  sold: readonly (string | undefined)[],
  lines: readonly BookedLine[],
): (string | undefined)[] {
  const inOrder = lines.flatMap(({ ref, services }) => Array.from({ length: services }, () => ref));
  const byPosition = [inOrder, lines.map(({ ref }) => ref)].find(({ length }) => length === sold.length);
  return sold.map((name, index) => {
    const named = new Set(lines.filter((line) => line.name === name).map(({ ref }) => ref));
    return named.size === 1 ? [...named][0] : byPosition?.[index];
  });
}
