import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RestoreCartButton } from '../../../../src/shared/cart/restore-cart-button.tsx';
import { aTransferLine } from '../../../fixtures/transfer.ts';
import { change, renderFeature } from '../../features/render-feature.tsx';

const button = () => screen.queryByRole('button', { name: 'Choose another payment method' });

function open() {
  const rendered = renderFeature(<RestoreCartButton />);
  const { cart, order } = rendered.storefront.state;
  const bookedCart = {
    transfers: [{ id: 'booked', line: aTransferLine() }],
    tours: [],
    extras: [],
    couponCode: 'SUN',
  };
  const book = () => change(() => order.setLastOrder({ cart: bookedCart, saleFingerprint: 'sale' }));
  return { ...rendered, cart, order, book };
}

it('is there while this tab keeps the booked cart, and no other cart has begun', async () => {
  const { cart, book } = open();
  expect(button()).toBeNull();
  await book();
  expect(button()).not.toBeNull();
  await change(() => cart.addTransfer('new', aTransferLine()));
  expect(button()).toBeNull();
});

it('brings lines and coupon back, once, reports it and leads to the checkout', async () => {
  const { storefront, cart, order, received, visitor, book } = open();
  await book();
  await visitor.click(button() as HTMLElement);
  expect(cart.state.transfers.map(({ id }) => id)).toEqual(['booked']);
  expect(cart.state.couponCode).toBe('SUN');
  expect(order.state.lastOrder).toBeNull();
  expect(received).toMatchObject([{ name: 'booking-cart-change', detail: { reason: 'restore', count: 1 } }]);
  expect(storefront.path).toBe('/cart/checkout');
  expect(button()).toBeNull();
});
