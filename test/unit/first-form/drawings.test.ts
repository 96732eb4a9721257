import { expect, it } from 'vitest';
import { drawings } from '../../../build/first-form-drawings.tsx';
import written from '../../../src/first-form/drawings.json' with { type: 'json' };

it('the first form is that of the views: if not, run `npm run draw`', () => {
  expect(written).toEqual(drawings);
});
