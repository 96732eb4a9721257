import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

it('keeps its order when the connection is lost and restored, while the visitor may be paying it', async () => {
  const { token } = await bookSale({ paymentMethodId: 21 });
  const route = `/cart/checkout/payments/paypal/${token}`;
  const { requests, storefront } = openStorefront(route);
  const isLoading = () => storefront.queryClient.isFetching() > 0;
  await heading('Pay with PayPal');
  await waitFor(() => expect(isLoading()).toBe(false));
  const orders = () => requests.filter(({ path }) => path === route).length;
  const ordersBefore = orders();
  expect(ordersBefore).toBeGreaterThan(0);

  const connection = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => connection.mockRestore());
  for (const isOnline of [false, true]) {
    connection.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(orders()).toBe(ordersBefore);
});

it('can be left without paying, for the screen that offers to pay after all', async () => {
  const { token } = await bookSale({ paymentMethodId: 21 });
  const { visitor, storefront } = openStorefront(`/cart/checkout/payments/paypal/${token}`);
  await visitor.click(await button('Cancel and go back'));
  expect(storefront.path).toBe(`/cart/cancel/${token}`);
  await heading('Payment cancelled');
  await button('Retry payment');
});
