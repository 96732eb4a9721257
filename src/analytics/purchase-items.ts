import type { SaleArticleIds } from '../sale/sale-article-ids.ts';
import type { AnalyticsItem } from '../schema/analytics.ts';
import type { Sale } from '../schema/sale.ts';
import { pricePerUnit } from './price-per-unit.ts';

/** The items of a sale, which contains no article ids: a service whose article is unknown is identified by its name. */
export function purchaseItems(sale: Sale, articleIds: SaleArticleIds): AnalyticsItem[] {
  const { transfer_sales, tour_sales, extra_sales } = sale;
  return [
    ...transfer_sales.map(({ service_type, total }, index) =>
      serviceItem('transfer', articleIds.transfers[index], service_type?.label, total),
    ),
    ...tour_sales.map(({ title, total }, index) =>
      serviceItem('tour', articleIds.tours[index], title, total),
    ),
    ...extra_sales.map(({ name, units, total }, index) =>
      serviceItem('extra', articleIds.extras[index], name, total, units),
    ),
  ];
}

function serviceItem(
  category: AnalyticsItem['item_category'],
  articleId: string | undefined,
  title: string | undefined,
  total: number,
  quantity = 1,
): AnalyticsItem {
  const name = title || category;
  return {
    item_id: articleId ?? name,
    item_name: name,
    item_category: category,
    ...pricePerUnit({ total, discount: 0 }, quantity),
  };
}
