import { Trans, useLingui } from '@lingui/react/macro';
import { payablePaymentUrl, saleBalance, type SaleBalance } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { moneyWordsOf, notReceivedText } from '../../shared/sale/money-words.ts';
import { PaymentLink } from '../../shared/sale/payment-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Where the money of a booking stands: paid, still to be paid online, or paid later, and then when and how. */
export function PaymentNotice({ sale }: { sale: Sale }) {
  const { money } = useFormats();
  const balance = saleBalance(sale);
  switch (balance.state) {
    case 'paid': {
      const total = money(sale.total, sale.currency);
      return (
        sale.total > 0 && (
          <p>
            <Trans>Paid in full: {total}.</Trans>
          </p>
        )
      );
    }
    case 'payable':
      return <PayableNotice sale={sale} due={balance.due} />;
    case 'outstanding':
      return <OutstandingNotice sale={sale} balance={balance} />;
  }
}

type Balance<State> = Extract<SaleBalance, { state: State }>;

function PayableNotice({ sale, due }: { sale: Sale; due: Balance<'payable'>['due'] }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  return (
    <Alert
      quiet
      tone="warning"
      title={due ? notReceivedText(i18n)(money(due.amount, due.currency)) : t`Payment pending`}
      actions={
        <PaymentLink url={payablePaymentUrl(sale)} token={sale.token}>
          <Trans>Pay now</Trans>
        </PaymentLink>
      }
    >
      <Trans>If you have just paid, it may take a few minutes to appear here.</Trans>
    </Alert>
  );
}

function OutstandingNotice({ sale, balance }: { sale: Sale; balance: Balance<'outstanding'> }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const words = moneyWordsOf(sale.payment_method?.type, i18n);
  // Nobody here knows how it is paid: the amounts are shown with all others.
  if (!words) return null;
  const { remaining, hasPaidPart } = balance;
  const amount = money(remaining.amount, remaining.currency);
  const paid = money(sale.total_paid, sale.currency);
  const text = hasPaidPart
    ? `${t`Paid: ${paid}.`} ${words.rest(amount)}`
    : words.booked(amount, sale.confirmation_ref);
  if (words.instructions === undefined) {
    return (
      <p>
        <strong>{text}</strong>
      </p>
    );
  }
  return (
    <Alert quiet title={text}>
      <Stack gap="small">
        <p>{words.instructions}</p>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}
