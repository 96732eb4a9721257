import { expect, test } from 'vitest';
import { visiblePartStyles } from '../../../../src/platform/element/visible-part-styles.ts';

test.each<[why: string, part: [top: number, bottom: number], expected: unknown]>([
  ['all is visible', [0, 4000], {}],
  ['all but a fraction of a pixel is visible', [0.5, 3999.5], {}],
  ['more is reported than there is', [0, 9000], {}],
  ['the middle is visible', [1000, 1900], styles(1000, 2100, 900)],
  ['the top is visible', [0, 600], styles(0, 3400, 600)],
  ['the bottom is visible', [3500, 4000], styles(3500, 0, 500)],
  ['a part beyond the bottom is reported', [3500, 9000], styles(3500, 0, 500)],
  [
    'the top is being scrolled into view',
    [0, 60],
    { ...styles(0, 3760, 240), '--stick-top': undefined, '--stick-bottom': 'auto' },
  ],
  [
    'the bottom is being scrolled out of view',
    [3940, 4000],
    { ...styles(3760, 0, 240), '--stick-top': undefined, '--stick-bottom': 'auto' },
  ],
])('the styles in a frame of which %s', (_why, [top, bottom], expected) => {
  expect(visiblePartStyles({ top, bottom }, 4000)).toEqual(expected);
});

function styles(top: number, bottom: number, height: number) {
  const [start, end] = [`${top}px`, `${bottom}px`];
  return {
    '--seen-top': start,
    '--seen-bottom': end,
    '--seen-height': `${height}px`,
    '--stick-top': start,
    '--stick-bottom': end,
  };
}

test('the usable part of a low frame is no higher than the frame', () => {
  expect(visiblePartStyles({ top: 0, bottom: 50 }, 100)).toMatchObject({
    '--seen-top': '0px',
    '--seen-height': '100px',
  });
});
