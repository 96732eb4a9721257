import { expect, it } from 'vitest';
import { forms } from '../../../../build/first-form/forms.ts';
import written from '../../../../src/views/first-form/forms.json' with { type: 'json' };

it('the first form is the form of the view: if not, run `npm run draw`', () => {
  expect(written).toEqual(forms);
});
