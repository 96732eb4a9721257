import { expect, it } from 'vitest';
import { attributionToStrings, noAttribution } from '../../../../../src/schema/attribution.ts';
import { currentSession } from '../../../../../src/storefront/current-session.ts';
import { revalidateTrip } from '../../../../../src/storefront/flows/trip-link/revalidate-trip.ts';
import { storefrontWith } from '../../../features/storefront-with.ts';

it('a malformed list of extras makes the extras of a link unavailable, but does not stop the link', async () => {
  const { storefront } = storefrontWith({ '/extras': () => 'soon' });
  const { queryClient } = storefront;
  const { api } = currentSession(storefront);
  const context = { api, queryClient, sessionToken: 'session', now: new Date() };
  const { extras } = await revalidateTrip(context, {
    language: 'en',
    currency: 'usd',
    ...attributionToStrings(noAttribution),
    coupon: '',
    transfers: [],
    tours: [],
    extras: [
      { id: 3, adults: 0, kids: 0, units: 1 },
      { id: 4, adults: 0, kids: 0, units: 1 },
    ],
  });
  const reasons = extras.map(({ revalidated }) => (revalidated.ok ? 'ok' : revalidated.reason));
  expect(reasons).toEqual(['no-answer', 'no-answer']);
});
