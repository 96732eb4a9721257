import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStorefront } from './open-storefront.tsx';

const water = { slug: 'water', name: 'On the water' };
const noActivities = 'There are no activities at the moment.';

test.each([
  ['/', [], noActivities],
  ['/', [water], noActivities],
  ['/activities', [], noActivities],
  ['/activities/water', [water], noActivities],
  ['/extras', [], 'There are no extras at the moment.'],
])('%s with %j explains that there is nothing to show', async (route, tourCategories, words) => {
  const settings = {
    currencies: ['usd'],
    companyTitle: 'Sol',
    hasTransfers: false,
    hasExtras: true,
    tourCategories,
  };
  openStorefront(route, {
    answers: { '/settings': () => settings, '/tours': () => [], '/extras': () => [] },
  });
  // The page's own texts replace ours, if it has filled the slot.
  expect((await screen.findByText(words)).closest('slot')?.name).toBe('empty');
});

test.each([
  ['/nowhere', '404 Not found'],
  ['/cart/checkout', 'Your cart is empty!'],
])('%s leads on to what the company sells', async (route, title) => {
  openStorefront(route);
  await screen.findByRole('heading', { name: title });
  // The others are in the header.
  for (const name of ['Transfers', 'Things to do'])
    expect(screen.getAllByRole('link', { name })).toHaveLength(2);
});
