import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { bookButton, childSeat, readyToBook } from './checkout-steps.ts';
import { button, heading, newTab, openStorefront } from './open-storefront.tsx';

afterEach(() => void vi.restoreAllMocks());

const text = 'You made a booking in this tab';
const thanks = () =>
  screen.findByRole('heading', { name: 'Thank you for your reservation!' }, { timeout: 15_000 });

/** A tab on a partner's page in which a SIM card was booked, after the page was loaded again. */
async function bookedBefore() {
  const tab = newTab();
  const before = await readyToBook(undefined, { tab });
  await before.visitor.click(bookButton());
  await thanks();
  const token = before.storefront.path.split('/').at(-1) ?? '';
  const reference = (await screen.findByText(/^CC-[A-Z\d]{6}$/)).textContent;
  await waitFor(() => expect(before.received.map(({ name }) => name)).toContain('booking-complete'));
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  return { tab, token, reference };
}

describe('a page of a partner that is loaded again after a booking', () => {
  it('shows what this tab has booked, and links to it without reporting it again', async () => {
    const { tab, token, reference } = await bookedBefore();
    const { visitor, storefront, received } = openStorefront('/', { tab });
    await screen.findByText(text);
    screen.getByText(reference);
    await visitor.click(await button('Show the booking'));
    await thanks();
    expect(storefront.path).toBe(`/cart/success/${token}`);
    expect(screen.queryByText(text)).toBeNull();
    expect(received.map(({ name }) => name)).not.toContain('booking-complete');
    expect(JSON.stringify(received)).not.toContain(token);
  });

  it('stores nothing about the customer, and nothing once the message is dismissed', async () => {
    const { tab, token } = await bookedBefore();
    const write = vi.spyOn(tab.storage, 'write');
    const { visitor, storefront } = openStorefront('/', { tab });
    await screen.findByText(text);
    act(() => storefront.state.search.setParty({ adults: 3 }));
    await waitFor(() => expect(write.mock.lastCall?.[1]).toContain(token));
    expect(write.mock.lastCall?.[1]).not.toMatch(/Ada|Lovelace|ada@example|555 ?0100/);
    await visitor.click(await button('Hide'));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(document.activeElement?.tagName).toBe('H1');
    await waitFor(() => expect(write.mock.lastCall?.[1]).not.toContain(token));
  });

  it('shows the last booking only', { tags: 'long' }, async () => {
    const { tab, token } = await bookedBefore();
    const { visitor, storefront } = await readyToBook([childSeat()], { tab });
    await screen.findByText(text);
    await visitor.click(bookButton());
    await thanks();
    const last = storefront.state.order.state.bookedSale?.token;
    expect(last).not.toBe(token);
    act(() => storefront.navigate('/', 'user'));
    await heading('Where would you like to go?');
    expect(screen.queryByText(text)).toBeNull();
    cleanup();
    const again = openStorefront('/', { tab });
    await again.visitor.click(await button('Show the booking'));
    await waitFor(() => expect(again.storefront.path).toBe(`/cart/success/${last}`));
  });

  it('is not shown in a duplicated tab, which discards it', async () => {
    const tab = newTab();
    const sale = { token: 'copied', unpaid: false, reference: 'CC-COPIED' };
    const first = openStorefront('/', { tab });
    act(() => first.storefront.state.order.setBookedSale(sale));
    await waitFor(() =>
      expect(tab.storage.read(`booking-elements:${first.storefront.key}`)).toContain('CC-COPIED'),
    );
    cleanup();
    const request = (_: string, __: unknown, take: (free: null) => unknown) => Promise.resolve(take(null));
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
    const { storefront } = openStorefront('/', { tab });
    await waitFor(() => expect(storefront.state.order.state.bookedSale).toBeNull());
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not shown above that booking, whatever characters its token has', async () => {
    const tab = newTab();
    const token = 'tök 100%';
    const before = openStorefront('/', { tab });
    act(() => before.storefront.state.order.setBookedSale({ token, unpaid: false, reference: 'CC-ODD' }));
    await waitFor(() =>
      expect(tab.storage.read(`booking-elements:${before.storefront.key}`)).toContain('CC-ODD'),
    );
    cleanup();
    const { storefront } = openStorefront('/', { tab });
    await screen.findByText(text);
    act(() => storefront.navigate(paths.success(token), 'user'));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });
});
