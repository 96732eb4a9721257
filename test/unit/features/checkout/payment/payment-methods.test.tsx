import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentMethods } from '../../../../../src/features/checkout/payment/payment-methods.tsx';
import type { PaymentMethod } from '../../../../../src/schema/payment-method.ts';
import { amounts } from '../../../cart/cart-samples.ts';
import { renderFeature } from '../../render-feature.tsx';

const method = (id: number, type: PaymentMethod['type'], title = ''): PaymentMethod => ({
  id,
  type,
  title,
  processor: undefined,
  toPayCurrency: undefined,
  toPayAmount: undefined,
});

const show = (offered: readonly PaymentMethod[] | undefined, hasFailed = false) =>
  renderFeature(
    <PaymentMethods
      pricedCart={
        offered && {
          transfers: [],
          tours: [],
          extras: [],
          summary: amounts({ paymentMethods: [...offered] }),
          currency: 'usd',
          cart: { transfers: [], tours: [], extras: [] },
        }
      }
      hasFailed={hasFailed}
      payment={{ method: undefined, isMethodUnavailable: false, chooseMethod: () => undefined }}
      error={undefined}
    />,
  );

it.each<[what: string, offered: PaymentMethod[], names: string[]]>([
  ['by its kind', [method(1, 'paypal'), method(2, 'atArrival')], ['PayPal', 'Pay at arrival']],
  ['an agreement by its title', [method(3, 'agreement', 'Club rate')], ['Club rate']],
  ['an agreement without a title by its kind', [method(3, 'agreement')], ['Agreement']],
  [
    'two of one kind by their titles too',
    [method(4, 'payment-gateway-card', 'Azul'), method(5, 'payment-gateway-card', 'Banorte')],
    ['Credit or debit card: Azul', 'Credit or debit card: Banorte'],
  ],
  ['the only one of its kind without its title', [method(4, 'paypal', 'Azul')], ['PayPal']],
])('names a method %s', (_, offered, names) => {
  show(offered);
  for (const name of names) {
    const [kind = '', description] = name.split(': ');
    expect(screen.getByRole('radio', { name: kind, ...(description && { description }) })).toBeDefined();
  }
  expect(screen.getAllByRole('radio')).toHaveLength(names.length);
});

it('names two agreements by their titles once', () => {
  show([method(3, 'agreement', 'Club rate'), method(4, 'agreement', 'Agency rate')]);
  expect(screen.getAllByText('Club rate')).toHaveLength(1);
  expect(screen.getAllByText('Agency rate')).toHaveLength(1);
});

it('shows nothing until the provider has answered', () => {
  show(undefined, true);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByText('Payment method')).toBeNull();
});

it('leads to a person where nothing is offered', () => {
  show([]);
  expect(screen.getByText('No payment methods are available right now')).toBeDefined();
  expect(screen.getByRole('link', { name: /^\+52 998 555 0142/ })).toBeDefined();
  // Numbers are shown as the company writes them: each country groups its own.
  expect(screen.getByRole('link', { name: /^WhatsApp \+529985550142/ })).toBeDefined();
});
