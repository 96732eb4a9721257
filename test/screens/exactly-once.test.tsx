import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { arriveAt } from '../support/returned-from-paying.ts';
import { heading, newTab, openStorefront } from './open-storefront.tsx';
import { bookSale, decideAt } from './sales.ts';

type Tab = ReturnType<typeof newTab>;

afterEach(() => void vi.restoreAllMocks());

/** What a page of this tab tells once its confirmation is shown: both events, or neither. */
async function toldBy(route: string, tab: Tab, isBookedHere = false) {
  const { storefront, heard } = openStorefront(route, { tab });
  if (isBookedHere) storefront.state.session.keepOwnSale(fingerprint(tokenOf(route)));
  await screen.findByText(/Thank you for your reservation!|Payment registered/);
  const told = () =>
    heard
      .map(({ name, detail }) => (name === 'booking-analytics' ? (detail as { event: string }).event : name))
      .filter((name) => name === 'booking-complete' || name === 'purchase');
  await waitFor(() => expect(told()).toHaveLength(2), { timeout: 400 }).catch(() => undefined);
  return { told, storefront };
}

const tokenOf = (route: string) => /[^/?]+(?=\?|$)/.exec(route)?.[0] ?? '';
const both = ['booking-complete', 'purchase'];

describe('the tab that booked tells once', () => {
  test.each([
    ['on the confirmation', () => Promise.resolve()],
    [
      'after a reload',
      async (route: string, tab: Tab) => {
        cleanup();
        expect((await toldBy(route, tab)).told()).toEqual([]);
      },
    ],
    [
      'and back and forward',
      async (route: string, _: Tab, { storefront }: { storefront: { navigate: Navigate } }) => {
        storefront.navigate('/cart/checkout', 'user');
        await heading('Your cart is empty!');
        storefront.navigate(route, 'user');
        await heading('Thank you for your reservation!');
      },
    ],
  ] as const)('%s', async (_, further) => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const tab = newTab();
    const route = `/cart/success/${token}`;
    const first = await toldBy(route, tab, true);
    expect(first.told()).toEqual(both);
    await further(route, tab, first);
    expect(first.told()).toEqual(both);
  });
});

type Navigate = (path: string, source: 'user') => void;

describe('the same confirmation elsewhere tells nothing', () => {
  it.each([
    ['a copied URL or an email’s link, in a new tab', 1, ''],
    ['typed into an empty tab', 2, ''],
  ])('%s', async (_, pages, referrer) => {
    const sale = await bookSale({ paymentMethodId: 'card-openpay', currency: 'mxn' });
    const paid = await decideAt(sale, 'approve');
    for (const path of [`/cart/success/${sale.token}`, paid]) {
      arriveAt({ path, pages, referrer });
      expect((await toldBy(path, newTab())).told()).toEqual([]);
      cleanup();
    }
  });

  it('a link in a mail program that itself is a page, to the confirmation', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const path = `/cart/success/${token}`;
    arriveAt({ path, referrer: 'https://mail.example/' });
    expect((await toldBy(path, newTab())).told()).toEqual([]);
  });

  it('a duplicate of the tab, while the first one is open', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const path = `/cart/success/${token}`;
    const lock = `booking-elements:sale:${fingerprint(token)}`;
    const request = vi.fn(async (name: string, _: unknown, use: (free: object | null) => unknown) => {
      await use(name === lock ? null : {});
    });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const { told, storefront } = await toldBy(path, newTab(), true);
    expect(told()).toEqual([]);
    expect(storefront.state.session.state.announcedSales).toEqual([fingerprint(token)]);
  });
});

describe('the tab that came back from paying tells once', () => {
  it.each([
    ['a tab that had other pages before', 3, ''],
    ['a tab that was opened for the payment page', 2, 'https://pay.example/'],
  ])('%s, and not again after a reload', async (_, pages, referrer) => {
    const sale = await bookSale({ paymentMethodId: 'card-openpay', currency: 'mxn' });
    const path = await decideAt(sale, 'approve');
    const tab = newTab();
    arriveAt({ path, pages, referrer });
    expect((await toldBy(path, tab)).told()).toEqual(both);
    cleanup();
    arriveAt({ path, pages, referrer, type: 'reload' });
    expect((await toldBy(path, tab)).told()).toEqual([]);
    cleanup();
    // Without the tab's storage, a reload is not another return.
    expect((await toldBy(path, newTab())).told()).toEqual([]);
  });
});
