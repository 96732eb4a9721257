import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeQuery } from '../../../../src/api/places.ts';
import { useTripTimeZone } from '../../../../src/shared/trip/use-trip-time-zone.ts';
import type { WireId } from '../../../../src/schema/wire-values.ts';
import { currentSession } from '../../../../src/storefront/current-session.ts';
import { aHotel } from '../../../fixtures/transfer.ts';
import { change, renderFeature } from '../../features/render-feature.tsx';

function TimeZone({ hotel }: { hotel: WireId }) {
  return <output>{useTripTimeZone(null, { ref: hotel }) ?? 'unknown'}</output>;
}

it.each<[what: string, hotel: WireId, lookedUp: WireId]>([
  ['a string', 'hotel-7', 'hotel-7'],
  ['a number', 7, 7],
  ['a number, looked up from a route', 7, '7'],
])('is known as soon as an end has been looked up, without a request: %s', async (_, hotel, lookedUp) => {
  const { storefront, requests } = renderFeature(<TimeZone hotel={hotel} />);
  expect(screen.getByText('unknown')).toBeDefined();
  expect(requests).toEqual([]);
  const { queryKey } = placeQuery(currentSession(storefront).api, lookedUp);
  const place = aHotel({ ref: hotel, timezone: 'America/Cancun' });
  await change(() => storefront.queryClient.setQueryData(queryKey, place));
  expect(await screen.findByText('America/Cancun')).toBeDefined();
});
