import type { LineTotals } from '../../schema/cart-summary.ts';
import type { Priced } from '../../schema/priced.ts';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useMoney } from './use-money.ts';

export type DiscountedTotals = Priced<Pick<LineTotals, 'total' | 'discount'>>;

interface DiscountedPriceProps {
  totals: DiscountedTotals;
  size?: 'medium' | 'large';
}

/** A total, preceded by the amount before its discount, if there is one. */
export function DiscountedPrice({ totals, size = 'large' }: DiscountedPriceProps) {
  const money = useMoney();
  const { total, discount, currency } = totals;
  return (
    <PriceText
      size={size}
      amount={money(total, currency)}
      original={discount > 0 ? money(total + discount, currency) : undefined}
    />
  );
}
