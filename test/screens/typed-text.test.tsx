import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookButton, fillIn, openCart, readyToBook } from './checkout-steps.ts';
import { fieldsOf, fillFlight, addToCart, openInfo } from './info-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field, typePlace } from './search-steps.ts';

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('address and number are read as they are meant; names and notes are sent to the letter', async () => {
  const { visitor, orders } = await readyToBook();
  const firstName = ' José‐María\u00A0';
  const lastName = '山田\u200D Ｓ';
  const notes = '\u200Eتأخير — ２ bags\n\n';
  const typed = { Email: '\u200Bmailto:ana@bücher.example', Phone: '＋５２ 1 998 123‑4567' };
  for (const [label, text] of Object.entries({
    ...typed,
    'First name': firstName,
    'Last name': lastName,
    'Special requirements': notes,
  }))
    fillIn(label, text);
  await visitor.click(bookButton());
  await heading('Thank you for your reservation!');
  expect(orders()[0]).toMatchObject({
    customer: { firstName, lastName, email: 'ana@xn--bcher-kva.example', phone: '+529981234567' },
    customerNotes: notes,
  });
});

test('a text that is too long is kept as pasted, and its field shows an error', async () => {
  const { visitor, orders } = await readyToBook();
  const phone = '+1 305 555 0100 or +1 305 555 0101';
  fillIn('Special requirements', 'x'.repeat(2001));
  fillIn('Phone', phone);
  await visitor.click(bookButton());
  const list = await screen.findByRole('alert');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter a single number.', 'This is too long. Use at most 2000 characters.']);
  expect([input('Special requirements').value.length, input('Phone').value]).toEqual([2001, phone]);
  expect(input('Special requirements').getAttribute('maxlength')).toBeNull();
  expect(descriptionOf(input('Special requirements'))).toContain('at most 2000 characters');
  expect(orders()).toEqual([]);
});

test('a coupon is normalised, or rejected if too long', async () => {
  const { visitor, requests } = await openCart();
  fireEvent.input(await field('Coupon'), { target: { value: `${'LONG'.repeat(10)}X` } });
  await waitFor(async () => expect(descriptionOf(await field('Coupon'))).toContain('at most 40 characters'));
  expect((await button('Apply')).getAttribute('aria-disabled')).toBe('true');
  fireEvent.input(await field('Coupon'), { target: { value: '\u200BＷＥＬＣＯＭＥ１０ ' } });
  await visitor.click(await button('Apply'));
  await screen.findByText('Coupon applied!');
  expect(requests.some(({ body }) => body['couponCode'] === 'WELCOME10')).toBe(true);
});

test('the number of a flight is sent in plain letters', { tags: 'long' }, async () => {
  const { visitor, storefront } = openInfo('A2H', 'oneway');
  await fillFlight(visitor, 'Arrival Details');
  const fields = await fieldsOf('Arrival Details');
  fireEvent.input(fields.getByLabelText('Flight number'), { target: { value: '\u200BＶＷ\u00A0300' } });
  await addToCart(visitor);
  await waitFor(() => expect(storefront.state.cart.state.transfers).toHaveLength(1));
  const line = storefront.state.cart.state.transfers[0]?.line;
  expect(line).toMatchObject({ serviceAirline: 'Aeromar', serviceFlightNumber: 'VW 300' });
});

test('a place typed in full-width letters is looked up in plain letters', { tags: 'long' }, async () => {
  const { visitor, requests } = openStorefront('/transfers');
  await typePlace(visitor, 'Destination', 'Ｑｕｉｎｔａ');
  await screen.findByRole('option', { name: /Quinta Luna/ });
  const lookUp = requests.find(({ path }) => path === '/tools/places-autocomplete');
  expect(lookUp?.query.get('input')).toBe('Quinta');
});

test('if a long text is pasted as a place, its beginning is looked up, and all of it stays in the field', async () => {
  const { requests } = openStorefront('/transfers');
  const letter = `Quinta Luna Hotel ${'😀, Calle 5 Norte 123'.repeat(20)}`;
  const destination = await screen.findByRole('combobox', { name: 'Destination' });
  fireEvent.input(destination, { target: { value: letter } });
  const lookUp = () => requests.find(({ path }) => path === '/tools/places-autocomplete');
  await waitFor(() => expect(lookUp()?.query.get('input')).toBe(letter.slice(0, 100).trim()));
  expect(destination).toHaveProperty('value', letter);
});
