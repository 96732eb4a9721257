import { expect, test } from 'vitest';
import { mergeExtras } from '../../../../src/cart/trip-link/revalidate-extras.ts';

test('copies of an extra in a link are added up', () => {
  const copies = Array.from({ length: 30 }, () => ({ id: 3, adults: 0, kids: 0, units: 2 }));
  expect(mergeExtras([...copies, { id: '3', adults: 0, kids: 0, units: 1 }])).toEqual([
    { id: 3, adults: 0, kids: 0, units: 61 },
  ]);
  const many = { id: 3, adults: 0, kids: 0, units: 50 };
  expect(mergeExtras([many, many, many])).toEqual([{ ...many, units: 150 }]);
});
