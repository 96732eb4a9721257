import { expect, it } from 'vitest';
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
