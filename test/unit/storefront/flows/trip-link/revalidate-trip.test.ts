import { expect, it } from 'vitest';
import { tourOf } from '../../../tours/tour-samples.ts';
import { attributionToStrings, noAttribution } from '../../../../../src/schema/attribution.ts';
import { currentSession } from '../../../../../src/storefront/current-session.ts';
import { revalidateTrip } from '../../../../../src/storefront/flows/trip-link/revalidate-trip.ts';
import type { Storefront } from '../../../../../src/storefront/storefront.ts';
import { storefrontWith } from '../../../features/storefront-with.ts';

const emptyLink = {
  language: 'en' as const,
  currency: 'usd',
  ...attributionToStrings(noAttribution),
  coupon: '',
  transfers: [],
  tours: [],
  extras: [],
};

function contextOf(storefront: Storefront, now = new Date()) {
  const { api } = currentSession(storefront);
  return { api, queryClient: storefront.queryClient, sessionToken: 'session', now };
}

it('a malformed list of extras makes the extras of a link unavailable, but does not stop the link', async () => {
  const { storefront } = storefrontWith({ '/extras': () => 'soon' });
  const { extras } = await revalidateTrip(contextOf(storefront), {
    ...emptyLink,
    extras: [
      { id: 3, adults: 0, kids: 0, units: 1 },
      { id: 4, adults: 0, kids: 0, units: 1 },
    ],
  });
  const reasons = extras.map(({ revalidated }) => (revalidated.ok ? 'ok' : revalidated.reason));
  expect(reasons).toEqual(['no-answer', 'no-answer']);
});

it('the departures of a past tour are not requested, even if the time zone of its destination is unknown', async () => {
  const { storefront, requests } = storefrontWith({ '/tours/7': () => tourOf() });
  const context = contextOf(storefront, new Date('2026-06-11T12:00:00Z'));
  const party = { adults: 2, kids: 0, infants: 0 };
  const tour = {
    tour: 7,
    category: '',
    rate: 1,
    date: '2026-06-09',
    schedule: '09:00',
    ...party,
    pickup: null,
  };
  const { tours } = await revalidateTrip(context, { ...emptyLink, tours: [tour] });
  const reasons = tours.map(({ revalidated }) => (revalidated.ok ? 'ok' : revalidated.reason));
  expect(reasons).toEqual(['too-late']);
  expect(requests).toEqual(['/tours/7']);
});
