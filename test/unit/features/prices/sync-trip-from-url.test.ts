import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../../src/routing/paths.ts';
import { syncTripFromUrl } from '../../../../src/features/prices/sync-trip-from-url.ts';
import { heldAnswer, storefrontWith } from '../storefront-with.ts';

const cancun = { ref: 'cun', title: 'Cancún International Airport', address: 'Cancún', iata: 'CUN' };
const hotel = { ref: 'quinta-luna', title: 'Quinta Luna Hotel', address: 'Playa del Carmen' };
const villa = { ref: 'villa', title: 'Villa', address: '' };
const places = {
  '/places/cun': () => cancun,
  '/places/quinta-luna': () => hotel,
  '/places/villa': () => villa,
};
const trip = { from: 'cun', to: 'quinta-luna', adults: 3, kids: 1, searchMode: 'A2H' } as const;
const adopted = { searchMode: 'A2H', adults: 3, kids: 1, airportPlace: cancun, dropoffPlace: hotel };

function open(route: string, answers: Record<string, () => unknown> = places) {
  const opened = storefrontWith(answers);
  opened.storefront.location.navigate(route);
  const stop = syncTripFromUrl(opened.storefront);
  return { ...opened, stop, search: opened.storefront.state.search.state };
}

describe('the trip of the address', () => {
  it('becomes that of the search, and so does each one after it', async () => {
    const { storefront, search } = open(paths.prices(trip));
    await waitFor(() => expect(search).toMatchObject(adopted));
    storefront.location.navigate(paths.prices({ ...trip, adults: 5 }), { replace: true });
    await waitFor(() => expect(search).toMatchObject({ ...adopted, adults: 5 }));
    storefront.location.navigate(paths.prices({ ...trip, from: 'villa', searchMode: 'P2P' }));
    await waitFor(() => expect(search).toMatchObject({ searchMode: 'P2P', pickupPlace: villa, adults: 3 }));
  });

  it('requests no place that the search already has', () => {
    const { storefront, requests, stop } = open('/');
    stop();
    storefront.state.search.adoptTrip({
      direction: 'A2H',
      from: cancun,
      to: hotel,
      party: { adults: 3, kids: 1 },
    });
    storefront.location.navigate(paths.prices(trip));
    syncTripFromUrl(storefront);
    expect(requests).toEqual([]);
  });

  it('of a visitor who has moved on is ignored', async () => {
    const late = heldAnswer(cancun);
    const { storefront, search } = open(paths.prices(trip), { ...places, '/places/cun': late.answer });
    storefront.location.navigate(paths.transfers());
    late.give();
    await waitFor(() =>
      expect(
        storefront.queryClient
          .getQueryCache()
          .getAll()
          .every(({ state }) => state.data),
      ).toBe(true),
    );
    expect(search).toMatchObject({ airportPlace: null, dropoffPlace: null, adults: 2 });
  });

  it('with a place that the provider does not know changes nothing', async () => {
    const { search, requests } = open(paths.prices({ ...trip, to: 'nowhere' }));
    await waitFor(() => expect(requests).toContain('/places/nowhere'));
    expect(search).toMatchObject({ airportPlace: null, adults: 2 });
  });

  it.each(['/', paths.transfers(), paths.infoAt('from=cun&to=villa'), '/transfers/prices?from=cun'])(
    'is none at %s',
    (route) => {
      const { requests } = open(route);
      expect(requests).toEqual([]);
    },
  );

  it('is no longer followed once its prices are not shown', () => {
    const { storefront, requests, stop } = open('/');
    stop();
    storefront.location.navigate(paths.prices(trip));
    expect(requests).toEqual([]);
  });
});

describe('the dates of the address', () => {
  it('become those of the search, and stay in the address', () => {
    const route = paths.prices({ ...trip, date: '2126-07-01', returnDate: '2126-07-08' });
    const { storefront, search } = open(route);
    expect(search).toMatchObject({ date: '2126-07-01', returnDate: '2126-07-08', wantsReturn: true });
    expect(storefront.path).toBe(route);
  });

  it('are adopted even if they have passed', () => {
    const route = paths.prices({ ...trip, date: '2026-06-10' });
    const { storefront, search } = open(route);
    expect(search.date).toBe('2026-06-10');
    expect(storefront.path).toBe(route);
  });

  it.each([
    ['a date that does not exist', { date: '2126-02-30' }, {}],
    ['a return before the trip', { date: '2126-07-08', returnDate: '2126-07-01' }, { date: '2126-07-08' }],
  ])('are corrected: %s', (_, dates, corrected) => {
    const { storefront } = open(paths.prices({ ...trip, ...dates }));
    expect(storefront.path).toBe(paths.prices({ ...trip, ...corrected }));
  });

  it('come from the search where the address has none, and keep the flights that were filled in', () => {
    const { storefront, stop } = open('/');
    stop();
    storefront.state.search.setDate('2126-07-01');
    storefront.state.search.setWantsReturn(true);
    storefront.state.draft.changeFlight('service', { date: '2126-07-02' });
    storefront.location.navigate(paths.prices(trip));
    syncTripFromUrl(storefront);
    expect(storefront.path).toBe(paths.prices({ ...trip, date: '2126-07-01', returnDate: '' }));
    expect(storefront.state.draft.state.service.flight.date).toBe('2126-07-02');
  });

  it('follow the search while the prices are shown', async () => {
    const { storefront, stop } = open(paths.prices({ ...trip, date: '2026-06-10' }));
    storefront.state.search.setDate('2126-07-01');
    const followed = paths.prices({ ...trip, date: '2126-07-01' });
    await waitFor(() => expect(storefront.path).toBe(followed));
    stop();
  });

  it('stay those of a locked date', () => {
    const { storefront, stop } = open('/');
    stop();
    storefront.state.search.lock('page', { date: '2126-07-01' });
    storefront.location.navigate(paths.prices({ ...trip, date: '2126-07-09' }));
    syncTripFromUrl(storefront);
    expect(storefront.path).toBe(paths.prices({ ...trip, date: '2126-07-01' }));
  });
});
