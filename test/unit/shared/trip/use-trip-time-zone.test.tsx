import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeQuery } from '../../../../src/api/places.ts';
import { useTripTimeZone } from '../../../../src/shared/trip/use-trip-time-zone.ts';
import { currentSession } from '../../../../src/storefront/current-session.ts';
import { aHotel } from '../../../fixtures/transfer.ts';
import { change, renderFeature } from '../../features/render-feature.tsx';

function TimeZone() {
  return <output>{useTripTimeZone(null, { ref: 'hotel-7' }) ?? 'unknown'}</output>;
}

it('is known as soon as an end has been looked up, without a request', async () => {
  const { storefront, requests } = renderFeature(<TimeZone />);
  expect(screen.getByText('unknown')).toBeDefined();
  expect(requests).toEqual([]);
  const { queryKey } = placeQuery(currentSession(storefront).api, 'hotel-7');
  const place = aHotel({ timezone: 'America/Cancun' });
  await change(() => storefront.queryClient.setQueryData(queryKey, place));
  expect(await screen.findByText('America/Cancun')).toBeDefined();
});
