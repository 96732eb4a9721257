import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import type { RecordedRequest } from './record-requests.ts';
import { openStorefront } from './open-storefront.tsx';
import { chooseAirport, choosePlace, enterPlace, field, typePlace } from './search-steps.ts';

const LOOK_UP = '/tools/places-autocomplete';
const lookUps = (requests: readonly RecordedRequest[]) => requests.filter(({ path }) => path === LOOK_UP);
const destination = () => field('Destination');
const options = () =>
  screen.queryAllByRole('option', { hidden: false }).map(({ textContent }) => textContent);

/** Answers that a test releases one by one. */
function heldAnswers() {
  const held: { input: string; answer: () => void }[] = [];
  const answers = {
    [LOOK_UP]: ({ query }: RecordedRequest) => {
      const input = query.get('input') ?? '';
      const row = { ref: input, title: `Answer to ${input}`, address: '' };
      return new Promise((resolve) => held.push({ input, answer: () => resolve([row]) }));
    },
  };
  const answer = async (input: string) => {
    await waitFor(() => expect(held.map((one) => one.input)).toContain(input));
    held.find((one) => one.input === input)?.answer();
  };
  return { answers, answer };
}

describe('looking a place up', () => {
  it('starts at three characters, a quarter of a second after the last one', async () => {
    const { visitor, requests, storefront } = openStorefront('/transfers');
    await typePlace(visitor, 'Destination', 'qu');
    await typePlace(visitor, 'Destination', 'inta');
    const typedAt = performance.now();
    await screen.findByRole('option', { name: /Quinta Luna/ });
    const [first, ...more] = lookUps(requests);
    expect(more).toEqual([]);
    expect((first?.at ?? 0) - typedAt).toBeGreaterThan(200);
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      input: 'quinta',
      nearBy: 'false',
      sessionToken: storefront.state.search.state.searchSessionId,
    });
  });

  it('sends nothing for two characters, nor for three that include a space', async () => {
    const { visitor, requests } = openStorefront('/transfers');
    await typePlace(visitor, 'Destination', 'qu ');
    await chooseAirport(visitor, 'Cancún International Airport');
    await typePlace(visitor, 'Destination', 'intana');
    await waitFor(() => expect(lookUps(requests)).toHaveLength(1));
    expect(lookUps(requests)[0]?.query.get('input')).toBe('qu intana');
  });

  it('ignores case: what is known is not requested again', { tags: 'long' }, async () => {
    const { visitor, requests } = openStorefront('/transfers');
    await typePlace(visitor, 'Destination', 'QUINTA');
    await screen.findByRole('option', { name: /Quinta Luna/ });
    await visitor.clear(await destination());
    await typePlace(visitor, 'Destination', 'quinta');
    await screen.findByRole('option', { name: /Quinta Luna/ });
    expect(lookUps(requests).map(({ query }) => query.get('input'))).toEqual(['QUINTA']);
  });

  it('lists places near the other end first', async () => {
    const { visitor, requests } = openStorefront('/transfers');
    await chooseAirport(visitor, 'Tulum Felipe Carrillo Puerto Airport');
    await waitFor(() => expect(requests.some(({ path }) => path === '/places/tqo')).toBe(true));
    await typePlace(visitor, 'Destination', 'beach');
    await screen.findAllByRole('option');
    await waitFor(() => expect(lookUps(requests).at(-1)?.query.get('nearBy')).toBe('20.1726,-87.6612'));
  });

  it('shows the answer to the last request, whichever arrives last', async () => {
    const { answers, answer } = heldAnswers();
    const { visitor } = openStorefront('/transfers', { answers });
    await typePlace(visitor, 'Destination', 'hot');
    const late = answer('hot');
    await late;
    await screen.findByRole('option', { name: /Answer to hot/ });
    await typePlace(visitor, 'Destination', 'e');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Answer to hot/ })).toBeNull());
    await typePlace(visitor, 'Destination', 'l');
    await answer('hotel');
    await screen.findByRole('option', { name: /Answer to hotel/ });
    expect(options().some((text) => text.includes('Answer to hote') && !text.includes('hotel'))).toBe(false);
  });

  it('ignores an answer that arrives after the next request', { tags: 'long' }, async () => {
    const { answers, answer } = heldAnswers();
    const { visitor, requests } = openStorefront('/transfers', { answers });
    await typePlace(visitor, 'Destination', 'moon');
    await waitFor(() => expect(lookUps(requests)).toHaveLength(1));
    await typePlace(visitor, 'Destination', 's');
    await waitFor(() => expect(lookUps(requests)).toHaveLength(2));
    await answer('moons');
    await answer('moon');
    await screen.findByRole('option', { name: /Answer to moons/ });
    expect(screen.queryByRole('option', { name: /Answer to moon$/ })).toBeNull();
  });

  it('shows when nothing is found, and when the look-up fails', { tags: 'long' }, async () => {
    const { visitor } = openStorefront('/transfers', { fault: 'places-autocomplete=500*1' });
    await typePlace(visitor, 'Destination', 'quinta');
    await screen.findByText('We could not look up places. Please try again.');
    await typePlace(visitor, 'Destination', ' nowhere');
    await screen.findByText('No places found');
  });
});

describe('a chosen place', () => {
  it('can be cleared back to nothing', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    const { state } = storefront.state.search;
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    expect(state.dropoffPlace).toMatchObject({ ref: 'quinta-luna', title: 'Quinta Luna Hotel' });
    expect(await destination()).toHaveProperty('value', 'Quinta Luna Hotel');
    await visitor.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(state.dropoffPlace).toBeNull();
    expect(await destination()).toHaveProperty('value', '');
  });

  it('is discarded as soon as its name is edited', async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    await typePlace(visitor, 'Destination', 'x');
    expect(storefront.state.search.state.dropoffPlace).toBeNull();
  });

  it('is suggested again before anything is typed', async () => {
    const { visitor } = openStorefront('/transfers');
    await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna');
    await visitor.click(await screen.findByRole('radio', { name: 'Door to Door' }));
    // That of the destination, whose place was chosen; styles hide the other one.
    const [, clear] = await screen.findAllByRole('button', { name: 'Clear' });
    await visitor.click(clear as HTMLElement);
    await enterPlace(visitor, 'Pickup');
    await screen.findByRole('option', { name: /Quinta Luna/ });
  });

  it('can be swapped with the other one', { tags: 'long' }, async () => {
    const { visitor, storefront } = openStorefront('/transfers');
    await visitor.click(await screen.findByRole('radio', { name: 'Door to Door' }));
    await choosePlace(visitor, 'Pickup', 'quinta', 'Quinta Luna');
    await choosePlace(visitor, 'Destination', 'akumal', 'Tortuga');
    await visitor.click(await screen.findByRole('button', { name: 'Swap' }));
    expect(storefront.state.search.state).toMatchObject({
      pickupPlace: { ref: 'tortuga-akumal' },
      dropoffPlace: { ref: 'quinta-luna' },
    });
    expect(await field('Pickup')).toHaveProperty('value', 'Tortuga Akumal Beach Resort');
  });

  it('leads to contact details if it is not in the list', { tags: 'long' }, async () => {
    const { visitor } = openStorefront('/transfers');
    await typePlace(visitor, 'Destination', 'nowhere');
    await visitor.click(await screen.findByRole('option', { name: "Can't find your place?" }));
    await screen.findByRole('dialog', { name: "Can't find your place?" });
  });
});

describe('the airport', () => {
  const airport = (ref: string, iata: string) => ({ ref, iata, title: `Airport ${iata}`, address: '' });

  it('is selected automatically if it is the only one', async () => {
    const answers = { '/transfers/airports': () => [airport('only', 'ONE')] };
    const { storefront } = openStorefront('/transfers', { answers });
    await waitFor(() => expect(storefront.state.search.state.airportPlace?.ref).toBe('only'));
    expect(await field('Airport')).toHaveProperty('value', 'only');
  });

  test.each([
    ['CZM', 'czm'],
    ['czm', 'czm'],
    ['xyz', undefined],
    ['', undefined],
  ])('requested as %j in the URL is %s', async (code, ref) => {
    const { storefront } = openStorefront(`/transfers?airport=${code}`);
    await screen.findByRole('option', { name: 'Cozumel International Airport' });
    await waitFor(() => expect(storefront.state.search.state.airportPlace?.ref).toBe(ref));
  });

  it('stays what the visitor selected, even after another direction', async () => {
    const { visitor, storefront } = openStorefront('/transfers?airport=CUN');
    await waitFor(() => expect(storefront.state.search.state.airportPlace?.ref).toBe('cun'));
    await chooseAirport(visitor, 'Cozumel International Airport');
    await visitor.click(await screen.findByRole('radio', { name: 'Door to Door' }));
    await visitor.click(await screen.findByRole('radio', { name: 'Airport to Hotel' }));
    await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'czm'));
    expect(storefront.state.search.state.airportPlace?.ref).toBe('czm');
  });

  it('can be requested again if the list fails', async () => {
    const { visitor } = openStorefront('/transfers', { fault: 'airports=500*1' });
    await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
    await chooseAirport(visitor, 'Cozumel International Airport');
  });
});

test('what was typed is there again if the element leaves the page and comes back', async () => {
  const { visitor, leave, comeBack } = openStorefront('/transfers');
  await typePlace(visitor, 'Destination', 'quinta');
  leave();
  comeBack();
  expect(await destination()).toHaveProperty('value', 'quinta');
});
