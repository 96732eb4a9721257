import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordedRequest } from './record-requests.ts';
import { openStorefront } from './open-storefront.tsx';
import { chooseAirport, field, typePlace } from './search-steps.ts';

const rows = ['Alpha', 'Beta', 'Gamma'].map((title) => ({ ref: title, title, address: '' }));

/** Answers immediately if no nearby place is given; otherwise only when it is released. */
function open(nearby: unknown[]) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let releasePlace: () => void = () => undefined;
  const placeHeld = new Promise<void>((resolve) => (releasePlace = resolve));
  const answers = {
    '/places/cun': () => placeHeld,
    '/tools/places-autocomplete': ({ query }: RecordedRequest) =>
      query.get('nearBy') === 'false' ? rows : held.then(() => nearby),
  };
  return { ...openStorefront('/transfers', { answers }), release, releasePlace };
}

const suggestions = () =>
  within(screen.getByRole('listbox', { name: 'Suggestions' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const marked = async () => {
  const active = (await field('Destination')).getAttribute('aria-activedescendant');
  return active ? document.getElementById(active)?.textContent : undefined;
};

it('the list and the highlighted row stay while the other end loads, and Enter selects that row', async () => {
  const { visitor, requests, release, releasePlace } = open([rows[2], rows[1], rows[0]]);
  await chooseAirport(visitor, 'Cancún International Airport');
  await typePlace(visitor, 'Destination', 'any');
  await screen.findByRole('option', { name: /Alpha/ });
  await visitor.keyboard('{ArrowDown}');
  expect(await marked()).toContain('Alpha');

  releasePlace();
  const lookUps = () => requests.filter(({ path }) => path === '/tools/places-autocomplete');
  await waitFor(() => expect(lookUps()).toHaveLength(2));
  expect(suggestions()).toEqual(['Alpha', 'Beta', 'Gamma', "Can't find your place?"]);
  expect(await marked()).toContain('Alpha');

  release();
  await waitFor(() => expect(suggestions()[0]).toBe('Gamma'));
  expect(await marked()).toContain('Alpha');
  await visitor.keyboard('{Enter}');
  expect((await field('Destination')).value).toBe('Alpha');
});

it('if the highlighted row disappears, Enter selects no other', async () => {
  const { visitor, release, releasePlace } = open([rows[2], rows[1]]);
  await chooseAirport(visitor, 'Cancún International Airport');
  await typePlace(visitor, 'Destination', 'any');
  await screen.findByRole('option', { name: /Alpha/ });
  await visitor.keyboard('{ArrowDown}');
  releasePlace();
  release();
  await waitFor(() => expect(screen.queryByRole('option', { name: /Alpha/ })).toBeNull());
  await visitor.keyboard('{Enter}');
  expect((await field('Destination')).value).toBe('any');
});
