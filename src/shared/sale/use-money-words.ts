import { useLingui } from '@lingui/react/macro';
import { unbroken } from '../../lib/unbroken.ts';
import { PaymentTypeSchema, type PaymentType } from '../../schema/payment-method.ts';

/** What one payment method promises about the money, at each moment. Amounts are formatted, and never wrap. */
export interface MoneyWords {
  /** The name of the method. */
  name: string;
  /** While the method is chosen: how it is paid. */
  choosing: string;
  /** Next to the button that books: how the amount that is due later is paid. */
  booking: (later: string) => string;
  /** At the top of the confirmation, if nothing has been paid. */
  booked: (total: string, reference: string) => string;
  /** Below it: what the visitor still needs in order to pay, and who supplies it. */
  instructions?: string;
  /** From then on, as on the voucher, if nothing has been paid. */
  unpaid: (total: string) => string;
  /** After a deposit: how the rest is paid. */
  rest: (rest: string) => string;
}

/** The words of every payment method, in one table, so that no moment promises what another contradicts. */
export function useMoneyWords(): Record<PaymentType, MoneyWords> {
  const { t } = useLingui();
  const whenServiceStarts = withUnbrokenAmount((amount) => t`You pay ${amount} when your service starts.`);
  const asAgreed = withUnbrokenAmount((amount) => t`You pay ${amount} as agreed with us.`);
  const byTransfer = withUnbrokenAmount((amount) => t`You pay ${amount} by bank transfer.`);
  const notReceived = useNotReceivedText();
  const paidOnline = {
    booking: whenServiceStarts,
    booked: notReceived,
    unpaid: notReceived,
    rest: whenServiceStarts,
  };
  return {
    'payment-gateway-card': {
      name: t`Credit or debit card`,
      choosing: t`You enter your card on the payment provider’s secure page.`,
      ...paidOnline,
    },
    paypal: { name: t`PayPal`, choosing: t`You confirm the payment with PayPal.`, ...paidOnline },
    mercadopago: { name: t`Mercado Pago`, choosing: t`You pay on Mercado Pago’s page.`, ...paidOnline },
    'bank-transfer': {
      name: t`Bank transfer`,
      choosing: t`Nothing to pay now. After booking, we give you the account to pay into.`,
      booking: withUnbrokenAmount((amount) => t`You pay ${amount} by bank transfer after booking.`),
      booked: withUnbrokenAmount((amount, reference) =>
        reference
          ? t`Reserved. Pay ${amount} by bank transfer, and quote ${reference}.`
          : t`Reserved. Pay ${amount} by bank transfer.`,
      ),
      instructions: t`We give you the account to pay into. If you do not have it yet, ask us:`,
      unpaid: byTransfer,
      rest: byTransfer,
    },
    atArrival: {
      name: t`Pay at arrival`,
      choosing: t`Nothing to pay now. You pay when your service starts.`,
      booking: whenServiceStarts,
      booked: withUnbrokenAmount((amount) => t`Reserved. You pay ${amount} when your service starts.`),
      unpaid: whenServiceStarts,
      rest: whenServiceStarts,
    },
    agreement: {
      name: t`Agreement`,
      choosing: t`Nothing to pay now. You pay as agreed with us.`,
      booking: asAgreed,
      booked: withUnbrokenAmount((amount) => t`Reserved. You pay ${amount} as agreed with us.`),
      unpaid: asAgreed,
      rest: asAgreed,
    },
  };
}

/** Returns a function that says that a payment of this amount has not arrived, however it is made. */
export function useNotReceivedText(): (amount: string) => string {
  const { t } = useLingui();
  return withUnbrokenAmount((amount) => t`We have not received your payment of ${amount} yet.`);
}

/** Keeps an amount on one line with its currency. */
function withUnbrokenAmount<Rest extends string[]>(say: (amount: string, ...rest: Rest) => string) {
  return (amount: string, ...rest: Rest) => say(unbroken(amount), ...rest);
}

/** Returns a function that finds the words for the type of a sale's payment method; undefined if it is not known. */
export function useMoneyWordsOf(): (type: string | undefined) => MoneyWords | undefined {
  const words = useMoneyWords();
  return (type) => {
    const known = PaymentTypeSchema.options.find((option) => option === type);
    return known && words[known];
  };
}
