import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { enterPlace, field, typePlace } from './search-steps.ts';

const cancun = { ref: 'cun', title: 'Cancún International Airport', address: '', iata: 'CUN' };
const quinta = { ref: 'quinta-luna', title: 'Quinta Luna Hotel', address: 'Playa del Carmen' };
const arrecife = { ref: 'arrecife-grand', title: 'Arrecife Grand', address: 'Cancún' };

/** The search form of an arrival, with both places selected. */
async function openFilled() {
  const opened = openStorefront('/transfers');
  opened.storefront.state.search.choosePlace('airport', cancun);
  opened.storefront.state.search.choosePlace('destination', quinta);
  await waitFor(async () => expect(await field('Destination')).toHaveProperty('value', quinta.title));
  return opened;
}

const search = async (visitor: UserEvent) => visitor.click(await button('Search'));

describe('a wrong date', () => {
  const nextYear = new Date().getFullYear() + 1;
  const lastYear = nextYear - 2;

  test.each([
    ['no date', 'hello', '“hello” is not a date we understand.'],
    [
      'a day that is over',
      `5 Dec ${lastYear}`,
      new RegExp(`^5 Dec ${lastYear} is too soon. The earliest date you can book is`),
    ],
  ])('prevents the search with a message: %s', async (_, typed, why) => {
    const { visitor, storefront } = await openFilled();
    await visitor.type(await field('Date'), typed);
    await search(visitor);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await visitor.click(within(summary).getByRole('link', { name: why }));
    await waitFor(async () => expect(document.activeElement).toBe(await field('Date')));
    expect(await field('Date')).toHaveProperty('value', typed);
    expect(storefront.path).toBe('/transfers');
  });

  it('is not replaced by the previous date, and Enter does not submit it either', async () => {
    const { visitor, storefront } = await openFilled();
    storefront.state.search.setDate(`${nextYear}-12-05`);
    await waitFor(async () => expect(await field('Date')).toHaveProperty('value', `5 Dec ${nextYear}`));
    const all = { initialSelectionStart: 0, initialSelectionEnd: 99 };
    await visitor.type(await field('Date'), 'hello{Enter}', all);
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('hello'));
    expect(await field('Date')).toHaveProperty('value', 'hello');
    expect(storefront.path).toBe('/transfers');
  });

  it('for the return trip matters only while a return trip is wanted', async () => {
    const { visitor } = await openFilled();
    await visitor.click(await screen.findByRole('switch', { name: 'Return trip' }));
    await visitor.type(await field('Return date'), 'soon');
    await search(visitor);
    await screen.findByRole('link', { name: '“soon” is not a date we understand.' });
    await visitor.click(await screen.findByRole('switch', { name: 'Return trip' }));
    await search(visitor);
    await heading('Select an option');
  });

  it('that is corrected or cleared no longer stops the search', { tags: 'long' }, async () => {
    const { visitor, storefront } = await openFilled();
    await visitor.type(await field('Date'), 'hello');
    await search(visitor);
    await screen.findByRole('alert');
    await visitor.clear(await field('Date'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await visitor.type(await field('Date'), `5 Dec ${nextYear}`);
    await search(visitor);
    await heading('Select an option');
    expect(storefront.state.search.state.date).toBe(`${nextYear}-12-05`);
  });
});

describe('the same place at both ends', () => {
  const sentence = 'Choose two different places: this is already the other end of your trip.';

  it('is refused, at the field and in the summary', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    storefront.state.search.setDirection('P2P');
    storefront.state.search.choosePlace('pickup', quinta);
    storefront.state.search.choosePlace('destination', quinta);
    await waitFor(async () => expect(await field('Destination')).toHaveProperty('value', quinta.title));
    await search(visitor);
    await screen.findByRole('link', { name: sentence });
    const described = (await field('Destination')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(sentence);
    expect((await field('Pickup')).getAttribute('aria-invalid')).toBeNull();
    expect(storefront.path).toBe('/transfers');
  });

  it('is not offered, neither among the recent places nor in the results', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    storefront.state.search.setDirection('P2P');
    storefront.state.search.choosePlace('pickup', arrecife);
    storefront.state.search.choosePlace('pickup', quinta);
    await enterPlace(visitor, 'Destination');
    await screen.findByRole('option', { name: /Arrecife Grand/ });
    expect(screen.queryByRole('option', { name: /Quinta Luna/ })).toBeNull();
    await typePlace(visitor, 'Destination', 'quinta');
    await screen.findByText('No places found');
  });

  it('has no prices: a link to them leads to the search', async () => {
    const { storefront } = openStorefront('/transfers/prices?from=quinta-luna&to=quinta-luna&searchMode=P2P');
    await heading('Book your transfer');
    expect(storefront.path.split('?')[0]).toBe('/transfers');
  });
});
