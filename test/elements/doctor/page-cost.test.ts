import { expect, test } from 'vitest';
import { pageCost } from '../../../elements/doctor/examine/page-cost.ts';
import type { ExaminedScript } from '../../../elements/doctor/examine/examination.ts';
import type { LayoutShift } from '../../../elements/vitals/vitals.ts';

const cdn = 'https://cdn.example.com/v1/';
const bookingJs: ExaminedScript = { url: `${cdn}booking.js`, kind: 'module', type: 'module' };

document.body.innerHTML = '<h1>Hotel</h1><transfers-box></transfers-box><p>Below</p>';
const elements = [...document.querySelectorAll('transfers-box')];

function shiftOf(selector: string, value: number): LayoutShift {
  const node = document.querySelector(selector);
  const previousRect = new DOMRect(0, 0, 100, 20);
  return {
    value,
    hadRecentInput: false,
    sources: [{ node, previousRect, currentRect: new DOMRect(0, 80, 100, 20) }],
  };
}

const recorded = {
  frames: [
    {
      scripts: [
        { sourceURL: `${cdn}chunks/core-A.js`, duration: 60 },
        { sourceURL: 'https://ads.example/a.js', duration: 300 },
      ],
    },
    { scripts: [{ sourceURL: 'https://ads.example/a.js', duration: 90 }] },
  ],
  shifts: [shiftOf('p', 0.02), shiftOf('h1', 0.4)],
};

test('our share of long frames, and of the layout shifts below our elements', () => {
  expect(pageCost([bookingJs], elements, recorded)).toEqual({
    longFrames: 1,
    scriptTime: 60,
    layoutShift: 0.02,
  });
});

const elsewhere: ExaminedScript = {
  url: 'https://cdn.example.com/1.4.2/booking.bundle.js',
  kind: 'bundle',
  type: '',
};

test.each<[what: string, scripts: ExaminedScript[], facts: Partial<typeof recorded>]>([
  ['a browser that does not record long frames', [bookingJs], { shifts: [] }],
  ['a browser that does not record layout shifts', [bookingJs], { frames: [] }],
  ['a page with our code in a bundle of its own', [], recorded],
  ['a bundle from another site without crossorigin', [elsewhere], recorded],
])('%s leaves the cost unknown', (_what, scripts, { frames, shifts }) => {
  expect(pageCost(scripts, elements, { frames, shifts })).toBeUndefined();
});

test('a bundle from another site with crossorigin is measured', () => {
  const script = document.createElement('script');
  // Kept from loading: the attribute is all that matters here.
  Object.assign(script, { type: 'text/plain', crossOrigin: 'anonymous', src: elsewhere.url });
  document.body.append(script);
  expect(pageCost([elsewhere], elements, recorded)).toEqual({
    longFrames: 0,
    scriptTime: 0,
    layoutShift: 0.02,
  });
  document.body.replaceChildren();
});
