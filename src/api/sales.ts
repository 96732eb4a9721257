import { queryOptions } from '@tanstack/react-query';
import { pathSegment } from '../lib/path-segment.ts';
import { SaleSchema } from '../schema/sale.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

export const saleQuery = (context: ApiContext, token: string) =>
  queryOptions({
    queryKey: ['sale', token],
    queryFn: ({ signal }) =>
      request(context, { path: `/sales/${pathSegment(token)}`, schema: SaleSchema, signal }),
  });

/** The URL of the provider's own voucher page for a sale. */
export function voucherUrl(apiBase: string, token: string, { hidePrices }: { hidePrices: boolean }): string {
  const { origin } = new URL(apiBase);
  return `${origin}/interfaces/sales/${pathSegment(token)}/voucher${hidePrices ? '?hidePrices=1' : ''}`;
}
