import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStorefront } from './open-storefront.tsx';

const water = { slug: 'water', name: 'On the water' };
const noActivities = 'There are no activities for the moment.';

test.each([
  ['/', [], noActivities],
  ['/', [water], noActivities],
  ['/activities', [], noActivities],
  ['/activities/water', [water], noActivities],
  ['/extras', [], 'There are no extras for the moment.'],
])('%s with %j says so', async (route, tourCategories, words) => {
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
