import { expect, test } from 'vitest';
import { visiblePartOf } from '../../../elements/frame/visible-part.ts';

const frame = { top: 300, bottom: 4300 };
const nothing = { top: 0, bottom: 0 };

test.each<[situation: string, geometry: Partial<Parameters<typeof visiblePartOf>[0]>, part: object]>([
  ['extends below the window', { unclipped: { top: 300, bottom: 900 } }, { top: 0, bottom: 600 }],
  [
    'extends above and below the window',
    { frame: { top: -1000, bottom: 3000 }, unclipped: { top: 0, bottom: 900 } },
    { top: 1000, bottom: 1900 },
  ],
  ['is clipped by a scrolling box', { unclipped: { top: 400, bottom: 700 } }, { top: 100, bottom: 400 }],
  [
    'fits in the window',
    { frame: { top: 10, bottom: 510 }, unclipped: { top: 10, bottom: 510 } },
    { top: 0, bottom: 500 },
  ],
  [
    'has a border',
    { frame: { top: 10, bottom: 510 }, unclipped: { top: 0, bottom: 520 } },
    { top: 0, bottom: 500 },
  ],
  ['is out of view', { unclipped: nothing }, nothing],
  ['touches the edge', { unclipped: { top: 300, bottom: 300 } }, nothing],
  [
    'is partly behind a keyboard',
    { unclipped: { top: 300, bottom: 900 }, aboveKeyboard: { top: 0, bottom: 500 } },
    { top: 0, bottom: 200 },
  ],
  [
    'is completely behind a keyboard',
    { unclipped: { top: 300, bottom: 900 }, aboveKeyboard: { top: 0, bottom: 300 } },
    nothing,
  ],
  [
    'is scaled to half its size',
    { unclipped: { top: 300, bottom: 900 }, scale: 0.5 },
    { top: 0, bottom: 1200 },
  ],
  [
    'starts between two pixels',
    { frame: { top: -0.5, bottom: 4000 }, unclipped: { top: 0, bottom: 900.25 } },
    { top: 1, bottom: 900 },
  ],
])('the visible part of a frame that %s', (_situation, geometry, part) => {
  expect(visiblePartOf({ frame, unclipped: frame, scale: 1, ...geometry })).toEqual(part);
});
