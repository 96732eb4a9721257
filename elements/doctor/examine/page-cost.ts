import { parseUrl } from '../../../src/lib/parse-url.ts';
import { ownScripts } from '../../vitals/own-scripts.ts';
import {
  noVitals,
  withLayoutShift,
  withLongFrame,
  type LayoutShift,
  type LongFrame,
  type Vitals,
} from '../../vitals/vitals.ts';
import type { ExaminedScript } from './examination.ts';
import { isBelow } from './layout-shifts.ts';

/** What the browser has recorded of each type; undefined if it does not record it. */
interface Recorded {
  frames: readonly LongFrame[] | undefined;
  shifts: readonly LayoutShift[] | undefined;
}

/**
 * What our code has cost the page since it began to load. Undefined if the browser does not measure that, or cannot tell our
 * code from the page's: in a bundle of the page, or in one from another site without `crossorigin`.
 */
export function pageCost(
  scripts: readonly ExaminedScript[],
  elements: readonly Element[],
  { frames, shifts }: Recorded,
): Vitals | undefined {
  if (!frames || !shifts || scripts.length === 0 || !scripts.every(isAttributed)) return undefined;
  const tests = scripts.map(({ url }) => ownScripts(url));
  const isOurs = (url: string) => tests.some((test) => test(url));
  let cost = noVitals;
  for (const frame of frames) cost = withLongFrame(cost, frame, isOurs);
  // Where the elements were at the time is unknown, so only those shifts count that an element has caused by growing.
  for (const shift of shifts) {
    const hasResized = elements.some((element) => isBelow(element, shift));
    cost = withLayoutShift(cost, shift, { elements: [], hasResized });
  }
  return cost;
}

/** Whether the browser says which long frames a script took part in. */
function isAttributed({ url, kind }: ExaminedScript): boolean {
  if (kind === 'module' || parseUrl(url)?.origin === location.origin) return true;
  return [...document.scripts].some(({ src, crossOrigin }) => src === url && crossOrigin !== null);
}
