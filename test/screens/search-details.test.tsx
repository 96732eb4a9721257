import { screen, waitFor } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { failingPath } from './held-answers.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { chooseAirport, choosePlace, field, typePlace } from './search-steps.ts';

it('the list announces its length, ends with an offer of help, and Escape closes it and keeps the typed text', async () => {
  const { visitor } = openStorefront('/transfers?airport=cun');
  await typePlace(visitor, 'Destination', 'qu');
  await screen.findByText('Type at least 3 characters');
  await typePlace(visitor, 'Destination', 'inta');
  await waitFor(() =>
    expect(screen.getAllByRole('option').some((one) => /Quinta Luna/.test(one.textContent))).toBe(true),
  );
  await screen.findByText(/^\d+ suggestions?$/);
  expect(screen.getAllByRole('option').at(-1)?.textContent).toBe("Can't find your place?");
  await visitor.keyboard('{Escape}');
  expect(await field('Destination')).toHaveProperty('value', 'quinta');
});

it('typed text that was not selected from the list is an error, until a place is selected, and again once it is cleared', async () => {
  const { visitor } = openStorefront('/transfers?airport=cun');
  const error = 'Choose a destination from the list.';
  const described = async () =>
    document.getElementById((await field('Destination')).getAttribute('aria-describedby') ?? '')?.textContent;
  await typePlace(visitor, 'Destination', 'QUINTA');
  await visitor.keyboard('{Escape}');
  await visitor.click(await button('Search'));
  await screen.findByRole('link', { name: error });
  expect(await described()).toBe(error);
  await visitor.click(await button('Clear'));
  await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
  expect(await described()).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await visitor.click(await button('Clear'));
  await waitFor(async () => expect(document.activeElement).toBe(await field('Destination')));
  await visitor.click(await button('Search'));
  await screen.findByRole('link', { name: error });
});

test.each([
  ['tQo', 'tqo'],
  ['XXX', ''],
])('the airport %s in the address chooses %j', async (code, ref) => {
  openStorefront(`/transfers?airport=${code}`);
  await screen.findByRole('option', { name: /Tulum/ });
  await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', ref));
});

it('airports that fail to be refreshed can still be chosen', async () => {
  const airports = failingPath('/transfers/airports');
  airports.mend();
  const { visitor, storefront } = openStorefront('/transfers', { answers: airports.answers });
  await chooseAirport(visitor, 'Cancún International Airport');
  airports.break();
  await storefront.queryClient.refetchQueries({ queryKey: ['airports'] });
  await waitFor(() =>
    expect(storefront.queryClient.getQueryCache().find({ queryKey: ['airports', 'en'] })?.state.status).toBe(
      'error',
    ),
  );
  expect(await field('Airport')).toHaveProperty('value', 'cun');
});

it('the visitor’s choice of an airport is kept on coming back', { tags: 'long' }, async () => {
  const { visitor, storefront } = openStorefront('/transfers?airport=tQo');
  await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'tqo'));
  await visitor.selectOptions(await field('Airport'), 'cun');
  await choosePlace(visitor, 'Destination', 'quinta', 'Quinta Luna Hotel');
  await visitor.click(await button('Search'));
  await heading('Select an option');
  storefront.back('user');
  await heading('Book your transfer');
  await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'cun'));
  expect(await field('Destination')).toHaveProperty('value', 'Quinta Luna Hotel');
});

it('at its limit a stepper disables its button', async () => {
  const { visitor } = openStorefront('/transfers');
  const isOff = (name: string, at: number) =>
    waitFor(() =>
      expect(screen.getAllByRole('button', { name }).at(at)?.getAttribute('aria-disabled')).toBe('true'),
    );
  await visitor.clear(await field('Adults'));
  await visitor.type(await field('Adults'), '1{Tab}');
  await isOff('Remove one', 0);
  await visitor.clear(await field('Kids'));
  await visitor.type(await field('Kids'), '250{Tab}');
  await isOff('Add one', 1);
});

test.each([
  ['/transfers/prices?from=cun&adults=3&note=kept', '/transfers?from=cun&adults=3&note=kept'],
  ['/transfers/prices', '/transfers'],
])('%s leads to the search', async (requests, led) => {
  const { storefront } = openStorefront(requests);
  await heading('Book your transfer');
  await waitFor(() => expect(storefront.path).toBe(led));
});

it('an unknown path shows an error, keeps its query and leads home', async () => {
  const { visitor, storefront } = openStorefront('/no/such/place?note=kept');
  await screen.findByText('404 Not found');
  await waitFor(() => expect(storefront.path).toBe('/404?note=kept'));
  await visitor.click(await button('Go to Home'));
  await heading('Airport Transportation');
});
