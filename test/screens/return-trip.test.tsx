import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const route = '/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=0&searchMode=A2H';
const van = {
  ref: 'van',
  type: 'private',
  category: 'Superior',
  max_pax: 9,
  title: 'Van',
  oneway_price: 80,
  roundtrip_price: 150,
  area_cutoff_hrs: 4,
};

function openPrices(wantsReturn: boolean, options: Partial<EngineOptions> = {}) {
  const opened = openStorefront('/', { answers: { '/transfers/prices': () => [van] }, options });
  opened.storefront.state.search.setWantsReturn(wantsReturn);
  opened.storefront.navigate(route, 'api');
  return opened;
}

/** The trip kinds of the card in their order; the one that leads is the primary button. */
async function trips() {
  const card = (await heading('Van')).closest('article') as HTMLElement;
  return within(card)
    .getAllByRole('button')
    .map((trip) => `${trip.textContent}${trip.getAttribute('part')?.includes('primary') ? ' leads' : ''}`);
}
const tripType = async () => (await screen.findByText('Trip Type')).parentElement?.textContent;

test.each([
  [false, ['One way $80.00 USD leads', 'Round trip $150.00 USD'], 'Airport to Hotel'],
  [true, ['Round trip $150.00 USD leads', 'One way $80.00 USD'], 'Airport to Hotel (Roundtrip)'],
])('with a return wanted: %s', async (wantsReturn, shown, words) => {
  openPrices(wantsReturn);
  expect(await trips()).toEqual(shown);
  expect(await tripType()).toBe(`Trip Type${words}`);
});

it('a trip kind that the page hides is not the primary one', async () => {
  openPrices(true, { hideRoundtripPrices: true });
  expect(await trips()).toEqual(['One way $80.00 USD leads']);
});

it('stays primary for other passengers', async () => {
  const { visitor, storefront } = openPrices(true);
  await trips();
  await visitor.clear(await field('Kids'));
  await visitor.type(await field('Kids'), '3{Tab}');
  await waitFor(() => expect(storefront.path).toContain('kids=3'));
  expect((await trips())[0]).toBe('Round trip $150.00 USD leads');
});

it('is implied by a link whose return date is still open', async () => {
  const { storefront } = openStorefront(`${route}&returnDate=`, {
    answers: { '/transfers/prices': () => [van] },
  });
  expect((await trips())[0]).toBe('Round trip $150.00 USD leads');
  expect(storefront.path).toBe(`${route}&returnDate=`);
});
