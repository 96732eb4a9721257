import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button } from './open-storefront.tsx';
import { cards, openPrices, pricesAre, van } from './price-steps.ts';

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
});
