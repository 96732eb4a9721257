import { describe, expect, it } from 'vitest';
import { otherDays, repairsOf } from '../../../src/cart/repairs.ts';
import { aTourLine } from '../../fixtures/tour-line.ts';
import { tourOf } from '../tours/tour-samples.ts';

const now = new Date(2026, 5, 1, 12, 0);

describe('repairs', () => {
  it.each<[Parameters<typeof repairsOf>, ReturnType<typeof repairsOf>]>([
    [
      ['tour', [{ code: 'sold-out' }]],
      ['day', 'out'],
    ],
    [
      [
        'tour',
        [
          { code: 'price-changed', before: 1, now: 2 },
          { code: 'time-gone', times: [] },
        ],
      ],
      ['time', 'day', 'price', 'out'],
    ],
    [['tour', [{ code: 'not-offered' }]], ['out']],
    [
      ['transfer', [{ code: 'not-offered' }]],
      ['vehicle', 'out'],
    ],
    [
      ['transfer', [{ code: 'pickup-refused', message: '' }]],
      ['time', 'out'],
    ],
    [
      ['extra', [{ code: 'price-changed', before: 1, now: 2 }]],
      ['price', 'out'],
    ],
  ])('%j', ([kind, issues], repairs) => expect(repairsOf(kind, issues)).toEqual(repairs));

  it('are days with the departure that is nearest to the chosen one, in their order', () => {
    const open = [
      { date: '2026-06-13', times: ['07:00', '10:00'] },
      { date: '2026-06-12', times: ['09:00'] },
      { date: '2026-06-01', times: ['09:00'] },
      { date: '2026-06-14', times: [] },
    ];
    expect(otherDays(open, { line: aTourLine() }, tourOf({ cutoff_hrs: 2 }), now)).toEqual([
      { date: '2026-06-12', schedule: '09:00' },
      { date: '2026-06-13', schedule: '10:00' },
    ]);
  });
});
