import { describe, expect, it } from 'vitest';
import { repairsFor } from '../../../../src/cart/repairs/repairs.ts';

describe('repairsFor', () => {
  it.each<[Parameters<typeof repairsFor>, ReturnType<typeof repairsFor>]>([
    [
      ['tour', [{ code: 'sold-out' }]],
      ['day', 'remove'],
    ],
    [
      [
        'tour',
        [
          { code: 'price-changed', before: 1, now: 2 },
          { code: 'time-gone', times: [] },
        ],
      ],
      ['time', 'day', 'price', 'remove'],
    ],
    [['tour', [{ code: 'not-offered' }]], ['remove']],
    [
      ['transfer', [{ code: 'not-offered' }]],
      ['vehicle', 'remove'],
    ],
    [
      ['transfer', [{ code: 'pickup-refused', message: '' }]],
      ['time', 'remove'],
    ],
    [
      ['extra', [{ code: 'price-changed', before: 1, now: 2 }]],
      ['price', 'remove'],
    ],
  ])('%j', ([kind, issues], repairs) => expect(repairsFor(kind, issues)).toEqual(repairs));
});
