import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { arriveAt } from '../support/arrive-at.ts';
import { heading, newTab, openStorefront } from './open-storefront.tsx';
import { bookSale, decideAt } from './sales.ts';

type Tab = ReturnType<typeof newTab>;

afterEach(() => void vi.restoreAllMocks());

/** What a page of this tab tells once its confirmation is shown: both events, or neither. */
async function reportsOf(route: string, tab: Tab, isBookedHere = false) {
  const { storefront, received } = openStorefront(route, { tab });
  if (isBookedHere) storefront.state.session.addOwnSale(fingerprint(tokenOf(route)));
  await screen.findByText(/Thank you for your reservation!|Payment registered/);
  const reported = () =>
    received
      .map(({ name, detail }) => (name === 'booking-analytics' ? (detail as { event: string }).event : name))
      .filter((name) => name === 'booking-complete' || name === 'purchase');
  await waitFor(() => expect(reported()).toHaveLength(2), { timeout: 400 }).catch(() => undefined);
  return { reported, storefront };
}

const tokenOf = (route: string) => /[^/?]+(?=\?|$)/.exec(route)?.[0] ?? '';
const both = ['booking-complete', 'purchase'];

describe('the tab that booked reports once', () => {
  test.each([
    ['on the confirmation', () => Promise.resolve()],
    [
      'after a reload',
      async (route: string, tab: Tab) => {
        cleanup();
        expect((await reportsOf(route, tab)).reported()).toEqual([]);
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
    const first = await reportsOf(route, tab, true);
    expect(first.reported()).toEqual(both);
    await further(route, tab, first);
    expect(first.reported()).toEqual(both);
  });
});

type Navigate = (path: string, source: 'user') => void;

describe('the same confirmation elsewhere is not reported', () => {
  it.each([
    ['a copied URL or an email’s link, in a new tab', 1, ''],
    ['typed into an empty tab', 2, ''],
  ])('%s', async (_, pages, referrer) => {
    const sale = await bookSale({ paymentMethodId: 'card-openpay', currency: 'mxn' });
    const paid = await decideAt(sale, 'approve');
    for (const path of [`/cart/success/${sale.token}`, paid]) {
      arriveAt({ path, pages, referrer });
      expect((await reportsOf(path, newTab())).reported()).toEqual([]);
      cleanup();
    }
  });

  it('a link in a mail program that itself is a page, to the confirmation', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const path = `/cart/success/${token}`;
    arriveAt({ path, referrer: 'https://mail.example/' });
    expect((await reportsOf(path, newTab())).reported()).toEqual([]);
  });

  it('a duplicate of the tab, while the first one is open', async () => {
    const { token } = await bookSale({ paymentMethodId: 7 });
    const path = `/cart/success/${token}`;
    const lock = `booking-elements:sale:${fingerprint(token)}`;
    const request = vi.fn(async (name: string, _: unknown, use: (free: object | null) => unknown) => {
      await use(name === lock ? null : {});
    });
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const { reported, storefront } = await reportsOf(path, newTab(), true);
    expect(reported()).toEqual([]);
    expect(storefront.state.session.state.reportedSales).toEqual([fingerprint(token)]);
  });
});

describe('the tab that returned from paying reports once', () => {
  it.each([
    ['a tab that had other pages before', 3, ''],
    ['a tab that was opened for the payment page', 2, 'https://pay.example/'],
  ])('%s, and not again after a reload', async (_, pages, referrer) => {
    const sale = await bookSale({ paymentMethodId: 'card-openpay', currency: 'mxn' });
    const path = await decideAt(sale, 'approve');
    const tab = newTab();
    arriveAt({ path, pages, referrer });
    expect((await reportsOf(path, tab)).reported()).toEqual(both);
    cleanup();
    arriveAt({ path, pages, referrer, type: 'reload' });
    expect((await reportsOf(path, tab)).reported()).toEqual([]);
    cleanup();
    // Without the tab's storage, a reload is not another return.
    expect((await reportsOf(path, newTab())).reported()).toEqual([]);
  });
});
