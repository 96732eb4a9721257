import type { SaleArticleIds } from '../sale/sale-article-ids.ts';
import type { AnalyticsItem } from '../schema/analytics.ts';
import type { Sale } from '../schema/sale.ts';
import { itemPricing } from './item-pricing.ts';

/** The items of a sale. Sales contain no article ids, so an item without a known one is identified by its name. */
export function purchaseItems(sale: Sale, articleIds: SaleArticleIds): AnalyticsItem[] {
  const { transfer_sales, tour_sales, extra_sales } = sale;
  return [
    ...transfer_sales.map(({ service_type, total }, index) =>
      soldItem({
        category: 'transfer',
        articleId: articleIds.transfers[index],
        title: service_type?.label,
        total,
        quantity: 1,
      }),
    ),
    ...tour_sales.map(({ title, total }, index) =>
      soldItem({ category: 'tour', articleId: articleIds.tours[index], title, total, quantity: 1 }),
    ),
    ...extra_sales.map(({ name, units, total }, index) =>
      soldItem({
        category: 'extra',
        articleId: articleIds.extras[index],
        title: name,
        total,
        quantity: units,
      }),
    ),
  ];
}

interface SoldItem {
  category: AnalyticsItem['item_category'];
  articleId: string | undefined;
  title: string | undefined;
  total: number;
  quantity: number;
}

function soldItem({ category, articleId, title, total, quantity }: SoldItem): AnalyticsItem {
  const name = title || category;
  return {
    item_id: articleId ?? name,
    item_name: name,
    item_category: category,
    ...itemPricing({ total, discount: 0 }, quantity),
  };
}
