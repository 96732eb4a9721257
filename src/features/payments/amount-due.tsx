import { Trans } from '@lingui/react/macro';
import { payablePayment } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';

/** The amount that a retry charges, if it differs from the total: a deposit, or an amount in another currency. */
export function AmountDue({ sale }: { sale: Sale }) {
  const { money } = useFormats();
  const { amount, currency = sale.currency } = payablePayment(sale) ?? {};
  if (amount === undefined) return null;
  const amountText = money(amount, currency);
  if (amountText === money(sale.total, sale.currency)) return null;
  return (
    <p>
      <Trans>To pay now</Trans>: <strong className="unbroken">{amountText}</strong>
    </p>
  );
}
