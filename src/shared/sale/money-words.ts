import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
export function moneyWords(i18n: I18n): Record<PaymentType, MoneyWords> {
  const whenServiceStarts = withUnbrokenAmount((amount) =>
    i18n._(msg`You pay ${amount} when your service starts.`),
  );
  const asAgreed = withUnbrokenAmount((amount) => i18n._(msg`You pay ${amount} as agreed with us.`));
  const byTransfer = withUnbrokenAmount((amount) => i18n._(msg`You pay ${amount} by bank transfer.`));
  const notReceived = notReceivedText(i18n);
  const paidOnline = {
    booking: whenServiceStarts,
    booked: notReceived,
    unpaid: notReceived,
    rest: whenServiceStarts,
  };
  return {
    'payment-gateway-card': {
      name: i18n._(msg`Credit or debit card`),
      choosing: i18n._(msg`You enter your card on the payment provider’s secure page.`),
      ...paidOnline,
    },
    paypal: {
      name: i18n._(msg`PayPal`),
      choosing: i18n._(msg`You confirm the payment with PayPal.`),
      ...paidOnline,
    },
    mercadopago: {
      name: i18n._(msg`Mercado Pago`),
      choosing: i18n._(msg`You pay on Mercado Pago’s page.`),
      ...paidOnline,
    },
    'bank-transfer': {
      name: i18n._(msg`Bank transfer`),
      choosing: i18n._(msg`Nothing to pay now. After booking, we give you the account to pay into.`),
      booking: withUnbrokenAmount((amount) => i18n._(msg`You pay ${amount} by bank transfer after booking.`)),
      booked: withUnbrokenAmount((amount, reference) =>
        reference
          ? i18n._(msg`Reserved. Pay ${amount} by bank transfer, and quote ${reference}.`)
          : i18n._(msg`Reserved. Pay ${amount} by bank transfer.`),
      ),
      instructions: i18n._(msg`We give you the account to pay into. If you do not have it yet, ask us:`),
      unpaid: byTransfer,
      rest: byTransfer,
    },
    atArrival: {
      name: i18n._(msg`Pay at arrival`),
      choosing: i18n._(msg`Nothing to pay now. You pay when your service starts.`),
      booking: whenServiceStarts,
      booked: withUnbrokenAmount((amount) =>
        i18n._(msg`Reserved. You pay ${amount} when your service starts.`),
      ),
      unpaid: whenServiceStarts,
      rest: whenServiceStarts,
    },
    agreement: {
      name: i18n._(msg`Agreement`),
      choosing: i18n._(msg`Nothing to pay now. You pay as agreed with us.`),
      booking: asAgreed,
      booked: withUnbrokenAmount((amount) => i18n._(msg`Reserved. You pay ${amount} as agreed with us.`)),
      unpaid: asAgreed,
      rest: asAgreed,
    },
  };
}

/** Returns a function that says that a payment of an amount has not arrived, however it is made. */
export function notReceivedText(i18n: I18n): (amount: string) => string {
  return withUnbrokenAmount((amount) => i18n._(msg`We have not received your payment of ${amount} yet.`));
}

/** Keeps an amount on one line with its currency. */
function withUnbrokenAmount<Rest extends string[]>(say: (amount: string, ...rest: Rest) => string) {
  return (amount: string, ...rest: Rest) => say(unbroken(amount), ...rest);
}

/** The words for the type of a sale's payment method; undefined if it is not known. */
export function moneyWordsOf(type: string | undefined, i18n: I18n): MoneyWords | undefined {
  const known = PaymentTypeSchema.options.find((option) => option === type);
  return known && moneyWords(i18n)[known];
}
