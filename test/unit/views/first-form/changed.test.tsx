import { expect, it, test } from 'vitest';
import { drawFirstForm } from '../../../../src/views/first-form/draw-first-form.ts';
import {
  changedIn,
  datesTypedIn,
  passengersOf,
  placesOf,
} from '../../../../src/views/first-form/form-parts.ts';
import { fillSilently } from '../../../support/fill-silently.ts';

it('what the form was given is no change; what was filled in without an event is', () => {
  const { form, remember, show } = drawFirstForm(document, 'en');
  remember({
    mode: 'P2P',
    places: { pickup: 'Quinta Luna', destination: 'Arrecife Grand' },
    days: ['2027-03-05', '2027-03-09'],
    wantsReturn: true,
    adults: 4,
    kids: 1,
  });
  show({ adults: 3 }, 'es');
  expect([...changedIn(form)]).toEqual([]);

  const filled = [placesOf(form)[1], passengersOf(form)[0], datesTypedIn(form)[0]];
  ['Coral Club', '5', '2027-04-01'].forEach((text, nth) => fillSilently(filled[nth], text));
  const changed = changedIn(form);
  for (const control of filled) expect(changed).toContain(control);
  // Words that arrive in another language leave it alone.
  show({ adults: 3 }, 'en');
  expect(datesTypedIn(form)[0]).toHaveProperty('value', '2027-04-01');
});

test.each(['５', '٥', ' \u200B5 '])('a count typed as %j goes on from there', (typed) => {
  const { form } = drawFirstForm(document, 'en');
  const [adults, kids] = passengersOf(form);
  for (const input of [adults, kids]) fillSilently(input, typed);
  adults?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  (kids?.previousElementSibling as HTMLElement).click();
  expect([adults?.value, kids?.value]).toEqual(['6', '4']);
});

test('a count that is none goes on from the one before', () => {
  const { form } = drawFirstForm(document, 'en');
  const [adults] = passengersOf(form);
  fillSilently(adults, 'many');
  adults?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(adults?.value).toBe('3');
});
