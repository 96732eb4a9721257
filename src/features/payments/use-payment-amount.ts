import { useQuery } from '@tanstack/react-query';
import { saleQuery } from '../../api/sales.ts';
import type { Total } from '../../order/total.ts';
import { saleBalance } from '../../sale/sale-payments.ts';
import { useApi } from '../../shared/storefront/session-context.ts';

/** What the payment of a sale charges; undefined if the provider does not say, because no payment has to wait for that. */
export function usePaymentAmount(token: string): Total | 'loading' | undefined {
  const { data: sale, isPending } = useQuery({ ...saleQuery(useApi(), token), retry: false });
  if (isPending) return 'loading';
  const balance = sale && saleBalance(sale);
  return balance?.state === 'payable' ? balance.due : undefined;
}
