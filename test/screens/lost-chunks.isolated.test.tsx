import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../../src/platform/page/redirect.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

const lost = vi.hoisted(() => () => {
  throw new Error('This chunk is gone.');
});
vi.mock('../../src/platform/page/redirect.ts', { spy: true });
vi.mock('../../src/features/home/tour-categories.tsx', lost);
vi.mock('../../src/features/extras/extras-screen.tsx', lost);
vi.mock('../../src/features/tours/gallery/carousel.tsx', lost);
vi.mock('../../src/ui/content/qr-code/qr-code.tsx', lost);
vi.mock('../../src/features/sale/trip-file/save-trip.ts', lost);

beforeEach(() => {
  // React logs every error, even those that were caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const network = { name: 'booking-error', detail: { code: 'network', phase: 'load', retryable: true } };

/** The errors of the chunks that the screen needed, as logged to the console. */
function loggedErrors(): unknown[] {
  const calls: unknown[][] = vi.mocked(console.error).mock.calls;
  return calls.filter(([message]) => message === '[booking-elements] A chunk could not be loaded.');
}

test('the home screen without the chunk of its tours still leads to the transfers', async () => {
  const { received } = openStorefront('/');
  await screen.findByText('Please reload the page. Your cart is saved.');
  await heading('Where would you like to go?');
  await screen.findByRole('link', { name: /Cancún International Airport/ });
  await waitFor(() => expect(received).toContainEqual(network));
  expect(loggedErrors()).toEqual([[expect.any(String), expect.any(Error)]]);
});

test('a screen whose chunk is missing asks for a reload, and its error is logged once', async () => {
  const { received } = openStorefront('/extras');
  await button('Reload the page');
  await waitFor(() => expect(received).toContainEqual(network));
  expect(loggedErrors()).toEqual([[expect.any(String), expect.any(Error)]]);
});

test('a tour without the chunk of its carousel shows its first picture, and can be booked', async () => {
  const { visitor } = openStorefront('/activities/water/isla-mujeres-catamaran');
  await button('Add to cart');
  const title = 'Catamaran to Isla Mujeres';
  await screen.findByRole('img', { name: title });
  await visitor.click(await button('Enlarge the pictures'));
  const dialog = await screen.findByRole('dialog', { name: title });
  await within(dialog).findByRole('img', { name: title });
});

test('a confirmation without the chunk of its QR code still works', { tags: 'long' }, async () => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  openStorefront(`/cart/success/${token}`);
  await heading('Thank you for your reservation!');
  await waitFor(() => expect(document.querySelector('[part=skeleton]')).toBeNull());
  expect(screen.queryByRole('img', { name: 'QR code of the voucher' })).toBeNull();
  await screen.findByText(/^CC-[A-Z\d]{6}$/);
  await screen.findByRole('link', { name: 'Voucher' });
});

test.each([
  ['a confirmation whose trip cannot be saved offers a reload', true, 'Reload the page'],
  ['a confirmation that is offline stays, and offers another attempt to save the trip', false, 'Try again'],
])('%s', async (_name, isOnline, action) => {
  const { token } = await bookSale({ paymentMethodId: 7 });
  const { visitor } = openStorefront(`/cart/success/${token}`);
  const save = await button('Save for your trip');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await visitor.click(save);
  await button(action);
  expect(reloadPage).not.toHaveBeenCalled();
  await heading('Thank you for your reservation!');
});
