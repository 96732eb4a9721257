import { expect, it } from 'vitest';
import { fitsField } from '../../../../src/trip/search/found-place.ts';

it('accepts only an airport in its field', () => {
  const place = { ref: 'a', title: 'A', address: '', iata: undefined };
  expect(fitsField('airport', { ...place, tags: ['airport'] })).toBe(true);
  expect(fitsField('airport', { ...place, tags: [] })).toBe(false);
  expect(fitsField('airport', { ...place, tags: [], iata: 'CUN' })).toBe(true);
  expect(fitsField('airport', place)).toBe(true);
  expect(fitsField('pickup', { ...place, tags: [] })).toBe(true);
});
