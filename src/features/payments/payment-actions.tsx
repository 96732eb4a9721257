import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { unbroken } from '../../lib/unbroken.ts';
import { payablePayment } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './payment-actions.css?inline';

interface PaymentActionsProps {
  /** Undefined while it is not known. */
  sale: Sale | undefined;
  /** The most important action, followed by others. */
  children: ReactNode;
  /** Shown after the button that restores the cart. */
  last?: ReactNode;
}

/** What a visitor who has not paid can do, below what a payment charges if that differs from the total. */
export function PaymentActions({ sale, children, last }: PaymentActionsProps) {
  useStyles(css);
  return (
    <>
      {sale && <DueAmount sale={sale} />}
      <div className="payment-actions">
        {children}
        <RestoreCartButton />
        {last}
      </div>
    </>
  );
}

/**
 * What a payment charges, if that is not the total: a deposit, or an amount in another currency, of which the provider does
 * not say which part of the total it is.
 */
function DueAmount({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { amount, currency = sale.currency } = payablePayment(sale) ?? {};
  const due = amount === undefined ? undefined : money(amount, currency);
  if (due === undefined || due === money(sale.total, sale.currency)) return null;
  const total = unbroken(money(sale.total, sale.currency));
  const code = currency.toUpperCase();
  return (
    <div className="due-amount">
      <DefinitionList summary>
        <DefinitionRow kind="total" label={t`To pay now`} value={<PriceText amount={due} />} />
      </DefinitionList>
      <p className="muted">
        {currency === sale.currency ? (
          <Trans>This is part of your total of {total}.</Trans>
        ) : (
          <Trans>
            Charged in {code}. The total of your booking is {total}.
          </Trans>
        )}
      </p>
    </div>
  );
}
