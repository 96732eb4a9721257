import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, openStorefront } from './open-storefront.tsx';

const card = async (name: string) => (await heading(name)).closest('article')?.textContent;

test('only options that fit the party are listed, in order and with their descriptions', async () => {
  const { requests } = openStorefront(
    '/transfers/prices?from=cun&to=quinta-luna&adults=5&kids=1&searchMode=A2H',
  );
  const seats = await screen.findAllByText(/^Up to \d+ passengers$/);
  const capacities = seats.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
  expect(capacities).toEqual(capacities.toSorted((one, other) => one - other));
  expect(Math.min(...capacities)).toBeGreaterThanOrEqual(6);

  const van = await card('Private Van');
  for (const words of ['PrivateStandard', 'Round trip saves $13', 'One way: about $14 per person (6)'])
    expect(van).toContain(words);
  const shuttle = await card('Shared Shuttle');
  expect(shuttle).not.toContain('Standard');
  // The price is for all of them: it is not a seat that costs that much.
  expect(shuttle).toContain('One way: $21 per person (6)');
  await screen.findByText('Taxes included');
  await screen.findByText('Cancún International Airport');
  await screen.findByText('Quinta Luna Hotel');
  const question = requests.find(({ path }) => path === '/transfers/prices')?.body;
  const passengers = { adults: 5, kids: 1 };
  expect(question).toMatchObject({
    from: 'cun',
    to: 'quinta-luna',
    ...passengers,
    currency: 'usd',
    lang: 'en',
  });
});
