import { expect, it } from 'vitest';
import { forms, home } from '../../../../build/first-form/forms.ts';
import writtenHome from '../../../../src/views/first-form/home.json' with { type: 'json' };
import written from '../../../../src/views/first-form/forms.json' with { type: 'json' };

it('the first form is the form of the view: if not, run `npm run draw`', () => {
  expect(written).toEqual(forms);
});

it('the first screen is the home screen of the view: if not, run `npm run draw`', () => {
  expect(writtenHome).toEqual(home);
});
