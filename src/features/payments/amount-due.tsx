import { Trans } from '@lingui/react/macro';
import { openPayment } from '../../sale/payment-outcome.ts';
import type { Sale } from '../../schema/sale.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';

/** What a retry charges, unless that is simply the total: a deposit, or an amount in another currency. */
export function AmountDue({ sale }: { sale: Sale }) {
  const { money } = useFormats();
  const { amount, currency = sale.currency } = openPayment(sale) ?? {};
  if (amount === undefined) return null;
  const due = money(amount, currency);
  if (due === money(sale.total, sale.currency)) return null;
  return (
    <p>
      <Trans>To pay now</Trans>: <strong className="unbroken">{due}</strong>
    </p>
  );
}
