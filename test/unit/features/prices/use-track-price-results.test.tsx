import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Prices } from '../../../../src/api/prices.ts';
import { useTrackPriceResults } from '../../../../src/features/prices/use-track-price-results.ts';
import { aHotel, anAirport, aPrice } from '../../../fixtures/transfer.ts';
import { renderFeature } from '../render-feature.tsx';

type Search = Parameters<typeof useTrackPriceResults>[0];

const ends = { from: anAirport(), to: aHotel() };
const priced = (...capacities: number[]) =>
  ({
    currency: 'usd',
    options: capacities.map((max_pax) => aPrice({ max_pax, ref: `van-${max_pax}` })),
    request: {},
  }) as unknown as Prices;

function Results({ searches }: { searches: Search[] }) {
  const [nth, setNth] = useState(0);
  useTrackPriceResults(searches[nth] as Search);
  return <button onClick={() => setNth(nth + 1)}>next</button>;
}

/** The events after each of several states of the same screen. */
async function reported(...searches: Search[]) {
  const { received, visitor } = renderFeature(<Results searches={searches} />);
  for (let nth = 1; nth < searches.length; nth++) await visitor.click(screen.getByRole('button'));
  return received.map(({ detail }) => 'event' in detail && detail.event);
}

const empty = { ...ends, passengers: 2, answeredAt: 1 };

it('the prices of an answer are reported once, those of the next one again', async () => {
  const search = { ...empty, prices: priced(3) };
  expect(
    await reported({ ...empty, prices: undefined }, search, { ...search }, { ...search, answeredAt: 2 }),
  ).toEqual(['view_item_list', 'view_item_list']);
});

it('a route without prices is reported as soon as both its places are known', async () => {
  const search = { ...empty, prices: priced() };
  expect(await reported({ ...search, to: undefined }, search, { ...search })).toEqual(['transfer_notfound']);
});

it('vehicles that are all too small are neither a list nor a route without prices', async () => {
  expect(await reported({ ...empty, passengers: 4, prices: priced(3) })).toEqual([]);
});

it('only the vehicles with enough seats are in the list', async () => {
  const { received } = renderFeature(
    <Results searches={[{ ...empty, passengers: 4, prices: priced(3, 4, 9) }]} />,
  );
  await waitFor(() => expect(received).toHaveLength(1));
  expect(JSON.stringify(received)).toContain('van-9');
  expect(JSON.stringify(received)).toContain('van-4');
  expect(JSON.stringify(received)).not.toContain('van-3');
});

it('a route without prices is not reported while one of its places is unknown', async () => {
  expect(await reported({ ...empty, prices: priced(), to: undefined })).toEqual([]);
});
