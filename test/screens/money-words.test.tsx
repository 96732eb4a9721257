import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentType } from '../../src/schema/payment-method.ts';
import { saleAnswer } from '../fixtures/sale.ts';
import { amount, openCart, simCard } from './checkout-steps.ts';
import { openStorefront } from './open-storefront.tsx';

interface Moments {
  name: string;
  /** While it is chosen. */
  choosing: string;
  button: string;
  /** Next to the button; nothing if the button says it all. */
  note?: string;
  /** At the top of the confirmation. */
  booked: string;
  /** On the voucher, which is always in Spanish; nothing once all is paid. */
  voucher?: string;
}

const total = 640;
const deposit = { paymentToReserve: 192, paymentPending: 448 };

const restVoucher = 'Paga $448.00 USD al comenzar su servicio.';

const online = {
  en: {
    full: { button: 'Pay and book $640.00 USD', booked: 'Paid in full: $640.00 USD.' },
    deposit: {
      button: 'Pay and book $192.00 USD',
      note: 'You pay $448.00 USD when your service starts.',
      booked: 'Paid: $192.00 USD. You pay $448.00 USD when your service starts.',
      voucher: restVoucher,
    },
    split: ' You pay $192.00 USD now and $448.00 USD when your service starts.',
  },
  es: {
    full: { button: 'Pagar y reservar $640.00 USD', booked: 'Pagado por completo: $640.00 USD.' },
    deposit: {
      button: 'Pagar y reservar $192.00 USD',
      note: restVoucher,
      booked: `Pagado: $192.00 USD. ${restVoucher}`,
      voucher: restVoucher,
    },
    split: ' Paga $192.00 USD ahora y $448.00 USD al comenzar su servicio.',
  },
};

type Language = keyof typeof online;

/** The names and sentences of the methods that are paid while booking. */
const paidNow: [type: PaymentType, language: Language, name: string, choosing: string][] = [
  [
    'payment-gateway-card',
    'en',
    'Credit or debit card',
    'You enter your card on the payment provider’s secure page.',
  ],
  [
    'payment-gateway-card',
    'es',
    'Tarjeta de crédito o débito',
    'Ingresará su tarjeta en la página segura del proveedor de pagos.',
  ],
  ['paypal', 'en', 'PayPal', 'You confirm the payment with PayPal.'],
  ['paypal', 'es', 'PayPal', 'Confirmará el pago en PayPal.'],
  ['mercadopago', 'en', 'Mercado Pago', 'You pay on Mercado Pago’s page.'],
  ['mercadopago', 'es', 'Mercado Pago', 'Pagará en la página de Mercado Pago.'],
];

/** The methods that are paid after the booking, whatever the provider's deposit. */
const paidLater: [type: PaymentType, language: Language, moments: Moments][] = [
  [
    'atArrival',
    'en',
    {
      name: 'Pay at arrival',
      choosing: 'Nothing to pay now. You pay when your service starts.',
      button: 'Book now',
      note: 'You pay $640.00 USD when your service starts.',
      booked: 'Reserved. You pay $640.00 USD when your service starts.',
      voucher: 'Paga $640.00 USD al comenzar su servicio.',
    },
  ],
  [
    'atArrival',
    'es',
    {
      name: 'Pagar a la llegada',
      choosing: 'No paga nada ahora. Paga al comenzar su servicio.',
      button: 'Reservar ahora',
      note: 'Paga $640.00 USD al comenzar su servicio.',
      booked: 'Reservado. Paga $640.00 USD al comenzar su servicio.',
      voucher: 'Paga $640.00 USD al comenzar su servicio.',
    },
  ],
  [
    'bank-transfer',
    'en',
    {
      name: 'Bank transfer',
      choosing: 'Nothing to pay now. After booking, we give you the account to pay into.',
      button: 'Book now',
      note: 'You pay $640.00 USD by bank transfer after booking.',
      booked: 'Reserved. Pay $640.00 USD by bank transfer, and quote CC-ABC123.',
      voucher: 'Paga $640.00 USD por transferencia bancaria.',
    },
  ],
  [
    'bank-transfer',
    'es',
    {
      name: 'Transferencia bancaria',
      choosing: 'No paga nada ahora. Después de reservar, le indicamos la cuenta para el pago.',
      button: 'Reservar ahora',
      note: 'Paga $640.00 USD por transferencia tras reservar.',
      booked: 'Reservado. Pague $640.00 USD por transferencia bancaria e indique la referencia CC-ABC123.',
      voucher: 'Paga $640.00 USD por transferencia bancaria.',
    },
  ],
  [
    'agreement',
    'en',
    {
      name: 'Agreement',
      choosing: 'Nothing to pay now. You pay as agreed with us.',
      button: 'Book now',
      note: 'You pay $640.00 USD as agreed with us.',
      booked: 'Reserved. You pay $640.00 USD as agreed with us.',
      voucher: 'Paga $640.00 USD según lo acordado con nosotros.',
    },
  ],
  [
    'agreement',
    'es',
    {
      name: 'Convenio',
      choosing: 'No paga nada ahora. Paga según lo acordado con nosotros.',
      button: 'Reservar ahora',
      note: 'Paga $640.00 USD según lo acordado con nosotros.',
      booked: 'Reservado. Paga $640.00 USD según lo acordado con nosotros.',
      voucher: 'Paga $640.00 USD según lo acordado con nosotros.',
    },
  ],
];

const rowNames = { en: ['To pay now', 'To pay later'], es: ['A pagar ahora', 'A pagar después'] };

it.each([
  ...paidNow.map(([type, language, name, choosing]) => {
    const moments: Moments = { ...online[language].full, name, choosing };
    return { type, language, split: {}, rows: [undefined, undefined], paid: total, moments };
  }),
  ...paidNow.map(([type, language, name, choosing]) => {
    const moments: Moments = {
      ...online[language].deposit,
      name,
      choosing: choosing + online[language].split,
    };
    const rows = ['$192.00 USD', '$448.00 USD'];
    return { type, language, split: deposit, rows, paid: 192, moments };
  }),
  ...paidLater.map(([type, language, moments]) => {
    const rows = ['$0.00 USD', '$640.00 USD'];
    return { type, language, split: deposit, rows, paid: 0, moments };
  }),
])(
  '$type, in $language: $moments.button, after which nothing else is promised',
  async ({ type, language, split, rows, paid, moments }) => {
    const paymentMethods = [
      { id: 1, type, title: '' },
      { id: 2, type: type === 'atArrival' ? 'paypal' : 'atArrival', title: '' },
    ];
    const { storefront } = await openCart([simCard()], {
      answers: {
        '/cart/summary': () => ({
          extras: [{ total, discount: 0 }],
          summary: { total, ...split, paymentMethods },
        }),
      },
    });
    storefront.state.session.setPageChoices({ language });
    const method = await screen.findByRole<HTMLInputElement>('radio', { name: moments.name });
    fireEvent.click(method);
    await screen.findByRole('button', { name: moments.button });
    const description = document.getElementById(method.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent.trim()).toBe(moments.choosing);
    expect(rowNames[language].map(amount)).toEqual(rows);
    if (moments.note !== undefined) await screen.findByText(moments.note);
    else expect(screen.queryByText(/640\.00 USD (when|by|as|al|por|según)/)).toBeNull();
    cleanup();

    await showsAfterBooking(type, paid, language, moments);
  },
);

async function showsAfterBooking(type: PaymentType, paid: number, language: Language, moments: Moments) {
  const sale = saleAnswer({
    total,
    total_paid: paid,
    total_remained: total - paid,
    payment_method: { type },
    payments: [],
  });
  const answers = { [`/sales/${sale.token}`]: () => ({ data: sale }) };
  const { storefront } = openStorefront(`/cart/success/${sale.token}`, { answers });
  storefront.state.session.setPageChoices({ language });
  await screen.findByText(moments.booked);
  storefront.navigate(`/customer/sale/${sale.token}/voucher`, 'api');
  await screen.findByText('Voucher de servicio');
  if (moments.voucher !== undefined) await screen.findByText(moments.voucher);
  else await waitFor(() => expect(screen.queryByText(/^Paga /)).toBeNull());
}
