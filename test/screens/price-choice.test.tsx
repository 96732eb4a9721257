import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { initialParty } from '../../src/trip/party-rules.ts';
import type { DraftSlice } from '../../src/trip/draft-slice.ts';
import { button } from './open-storefront.tsx';
import { cards, ends, openPrices, pricesAre, van } from './price-steps.ts';
import type { RecordedRequest } from './record-requests.ts';

const limousine = { ...van, ref: 'limo', type: 'luxury', title: 'Limousine', category: 'Gold' };

describe('the cheapest option', () => {
  const taxi = { ...van, ref: 'taxi', title: 'Taxi', oneway_price: 60, roundtrip_price: 170 };

  test.each([
    [{ hideOnewayPrices: true }, 'Van'],
    [{ hideRoundtripPrices: true }, 'Taxi'],
  ])('is marked by the prices that the page shows: %j', async (options, cheapest) => {
    const { storefront } = openPrices({}, pricesAre(taxi, van), options);
    for (const wantsReturn of [true, false]) {
      act(() => storefront.state.search.setWantsReturn(wantsReturn));
      const badge = await screen.findByText('Best price');
      within(badge.closest('article') as HTMLElement).getByRole('heading', { name: cheapest });
    }
  });
});

describe('a choice', () => {
  it('is required to continue, shows for 600 ms, and leads to the details', async () => {
    const { visitor, storefront } = openPrices({}, pricesAre(van));
    await cards();
    expect((await button('Continue')).getAttribute('aria-disabled')).toBe('true');
    const trip = await button(/^Round trip/);
    const from = performance.now();
    await visitor.click(trip);
    expect(trip.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(storefront.path.split('?')[0]).toBe('/transfers/info'));
    expect(performance.now() - from).toBeGreaterThanOrEqual(590);
    expect(storefront.state.draft.state.selection).toMatchObject({ priceRef: 'van', trip: 'roundtrip' });
    storefront.back('user');
    await waitFor(async () => expect((await button('Continue')).getAttribute('aria-disabled')).toBeNull());
  });

  it('is the last one, if two cards are pressed in succession', async () => {
    const { visitor, storefront, received } = openPrices({}, pricesAre(van, limousine));
    const [first, second] = (await screen.findAllByRole('button', { name: /^Round trip/ })) as [
      HTMLElement,
      HTMLElement,
    ];
    await visitor.click(first);
    await waitFor(() => expect(storefront.state.draft.state.selection?.priceRef).toBe('van'));
    await visitor.click(second);
    await waitFor(() => expect(storefront.path.split('?')[0]).toBe('/transfers/info'));
    expect(storefront.state.draft.state.selection?.priceRef).toBe('limo');
    const selected = received.filter(
      ({ detail }) => (detail as { event?: string } | undefined)?.event === 'select_item',
    );
    expect(selected).toHaveLength(1);
    expect(JSON.stringify(selected)).toContain('limo');
  });

  it.each([
    ['an option', (draft: DraftSlice) => draft.select({ priceRef: 'van', trip: 'roundtrip', ...ends })],
    [
      'a plan',
      (draft: DraftSlice) =>
        draft.choosePlan({
          vehicles: [{ priceRef: 'van', ...initialParty }],
          back: [],
          trip: 'roundtrip',
          ...ends,
        }),
    ],
  ])('of %s cannot be continued with while it is not sold', async (_, choose) => {
    const answer = ({ body }: RecordedRequest) => [
      body['currency'] === 'eur' ? { ...van, roundtrip_price: 0 } : van,
    ];
    const { storefront } = openPrices({}, { '/transfers/prices': answer });
    await cards();
    const isBlocked = (blocked: 'true' | null) =>
      waitFor(async () => expect((await button('Continue')).getAttribute('aria-disabled')).toBe(blocked));
    act(() => choose(storefront.state.draft));
    await isBlocked(null);
    storefront.state.session.chooseCurrency('eur');
    await isBlocked('true');
    storefront.state.session.chooseCurrency('usd');
    await isBlocked(null);
  });
});
