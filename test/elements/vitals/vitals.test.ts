import { expect, test } from 'vitest';
import { ownScripts } from '../../../elements/vitals/own-scripts.ts';
import { noVitals, withLayoutShift, withLongFrame } from '../../../elements/vitals/vitals.ts';

const cdn = 'https://cdn.example.com/v1/';
const chunk = `${cdn}chunks/report-vitals-AAAA.js`;
const bundle = 'https://cdn.example.com/1.4.2/booking.bundle.js';

test.each<[ownUrl: string, url: string, isOurs: boolean]>([
  [chunk, `${cdn}booking.js`, true],
  [chunk, `${cdn}booking.js?ver=2`, true],
  [chunk, `${cdn}chunks/core-BBBB.js`, true],
  [chunk, `${cdn}other.js`, false],
  [chunk, `${cdn}booking.js.evil.js`, false],
  [chunk, 'https://evil.example/chunks/core-BBBB.js', false],
  [chunk, '', false],
  [`${cdn}booking.js?ver=2`, `${cdn}booking.js`, true],
  [`${cdn}booking.js`, `${cdn}chunks/core-BBBB.js`, true],
  [`${cdn}booking.js`, `${cdn}booking.js.evil.js`, false],
  [bundle, bundle, true],
  [bundle, `${bundle}?ver=2`, true],
  [`${bundle}?ver=2`, bundle, true],
  [bundle, 'https://cdn.example.com/1.4.2/other.js', false],
  // A page's own bundle contains the page's code as well.
  ['https://hotel.example/assets/main.js', 'https://hotel.example/assets/main.js', false],
  ['', '', false],
])('code in %s takes %s for ours: %s', (ownUrl, url, isOurs) => {
  expect(ownScripts(ownUrl)(url)).toBe(isOurs);
});

const isOurs = (url: string) => url === 'ours.js';
const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });

test('a long frame counts with the time of our scripts alone', () => {
  const once = withLongFrame(
    noVitals,
    { scripts: [script('ours.js', 60), script('theirs.js', 300), script('ours.js', 40)] },
    isOurs,
  );
  expect(once).toEqual({ longFrames: 1, scriptTime: 100, layoutShift: 0 });
  expect(withLongFrame(once, { scripts: [script('ours.js', 7)] }, isOurs)).toEqual({
    longFrames: 2,
    scriptTime: 107,
    layoutShift: 0,
  });
});

test.each([[[]], [[script('theirs.js', 300)]], [[script('', 300)]]])(
  'a frame with the scripts %o changes nothing',
  (scripts) => {
    expect(withLongFrame(noVitals, { scripts }, isOurs)).toBe(noVitals);
  },
);

/** Something that has moved. */
const moved = (node: Node | null) => ({
  node,
  previousRect: new DOMRect(0, 0, 100, 20),
  currentRect: new DOMRect(0, 80, 100, 20),
});

const host = document.createElement('div');
const slotted = host.appendChild(document.createElement('p'));
const elsewhere = document.createElement('p');

test.each<[what: string, node: Node | null, hasResized: boolean, layoutShift: number]>([
  ['something between the tags moved', slotted, false, 0.2],
  ['something else moved because an element grew', elsewhere, true, 0.2],
  ['something else moved', elsewhere, false, 0],
  ['the element was moved by the page', host, false, 0],
  ['what moved is gone, or in a shadow tree', null, false, 0],
])('%s', (_, node, hasResized, layoutShift) => {
  const shift = { value: 0.2, hadRecentInput: false, sources: [moved(node)] };
  expect(withLayoutShift(noVitals, shift, { elements: [host], hasResized })).toEqual({
    ...noVitals,
    layoutShift,
  });
});

test('a shift after an input of the visitor is expected', () => {
  const shift = { value: 0.2, hadRecentInput: true, sources: [moved(slotted)] };
  expect(withLayoutShift(noVitals, shift, { elements: [host], hasResized: true })).toBe(noVitals);
});
