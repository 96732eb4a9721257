import { expect, test } from 'vitest';
import { visiblePart } from '../../../elements/frame/visible-part.ts';

const frame = { top: 300, bottom: 4300 };
const nothing = { top: 0, bottom: 0 };

test.each<[where: string, sight: Partial<Parameters<typeof visiblePart>[0]>, part: object]>([
  ['reaches out of the window below', { seen: { top: 300, bottom: 900 } }, { top: 0, bottom: 600 }],
  [
    'reaches out of it at both ends',
    { frame: { top: -1000, bottom: 3000 }, seen: { top: 0, bottom: 900 } },
    { top: 1000, bottom: 1900 },
  ],
  ['is in a box that scrolls', { seen: { top: 400, bottom: 700 } }, { top: 100, bottom: 400 }],
  [
    'is in the window',
    { frame: { top: 10, bottom: 510 }, seen: { top: 10, bottom: 510 } },
    { top: 0, bottom: 500 },
  ],
  [
    'has a border around it',
    { frame: { top: 10, bottom: 510 }, seen: { top: 0, bottom: 520 } },
    { top: 0, bottom: 500 },
  ],
  ['is out of view', { seen: nothing }, nothing],
  ['touches the edge', { seen: { top: 300, bottom: 300 } }, nothing],
  [
    'is behind a keyboard',
    { seen: { top: 300, bottom: 900 }, aboveKeyboard: { top: 0, bottom: 500 } },
    { top: 0, bottom: 200 },
  ],
  [
    'is behind a keyboard altogether',
    { seen: { top: 300, bottom: 900 }, aboveKeyboard: { top: 0, bottom: 300 } },
    nothing,
  ],
  ['is drawn at half its size', { seen: { top: 300, bottom: 900 }, scale: 0.5 }, { top: 0, bottom: 1200 }],
  [
    'begins between two pixels',
    { frame: { top: -0.5, bottom: 4000 }, seen: { top: 0, bottom: 900.25 } },
    { top: 1, bottom: 900 },
  ],
])('the visible part of a frame that %s', (_where, sight, part) => {
  expect(visiblePart({ frame, seen: frame, scale: 1, ...sight })).toEqual(part);
});
