import type { Cart } from '../schema/cart.ts';
import type { Sale } from '../schema/sale.ts';
import { extraArticleId, tourArticleId, transferArticleId } from '../cart/article-ids.ts';
import { tourLineTitle } from '../tours/tour-lines.ts';

/** The article ids of a sale's items, in the order of the items; undefined where an id cannot be determined. */
export interface SaleArticleIds {
  transfers: (string | undefined)[];
  tours: (string | undefined)[];
  extras: (string | undefined)[];
}

/** Finds the article ids in the cart that became the sale, because a sale itself contains none. */
export function saleArticleIds(sale: Sale, bookedCart: Cart | null): SaleArticleIds {
  const { transfers = [], tours = [], extras = [] } = bookedCart ?? {};
  return {
    transfers: articleIdsOf(
      sale.transfer_sales.map(({ service_type }) => service_type?.label),
      transfers.map(({ line }) => ({
        name: line.priceSelected.title,
        articleId: transferArticleId(line),
        // The two rides of a round trip usually become two items.
        itemCount: line.roundtrip ? 2 : 1,
      })),
    ),
    tours: articleIdsOf(
      sale.tour_sales.map(({ title }) => title),
      tours.map(({ line }) => ({
        name: tourLineTitle(line),
        articleId: tourArticleId(line),
        itemCount: 1,
      })),
    ),
    extras: articleIdsOf(
      sale.extra_sales.map(({ name }) => name),
      extras.map(({ line }) => ({
        name: line.extraSelected.name,
        articleId: extraArticleId(line),
        itemCount: 1,
      })),
    ),
  };
}

interface BookedLine {
  name: string;
  articleId: string;
  /** How many items the line becomes in the sale. */
  itemCount: number;
}

/** Matches items with lines: by name if that is unambiguous, otherwise by position if none is missing. */
function articleIdsOf(
  itemNames: readonly (string | undefined)[],
  lines: readonly BookedLine[],
): (string | undefined)[] {
  const idsOfLines = lines.map(({ articleId }) => articleId);
  const idsOfItems = lines.flatMap(({ articleId, itemCount }) =>
    Array.from({ length: itemCount }, () => articleId),
  );
  // A round trip may also become one item.
  const idsByPosition = [idsOfItems, idsOfLines].find(({ length }) => length === itemNames.length);
  return itemNames.map((name, index) => {
    const idsByName = new Set(lines.filter((line) => line.name === name).map(({ articleId }) => articleId));
    return idsByName.size === 1 ? [...idsByName][0] : idsByPosition?.[index];
  });
}
