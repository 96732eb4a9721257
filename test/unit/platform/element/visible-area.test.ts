import { afterEach, expect, test, vi } from 'vitest';
import {
  keepInView,
  roomIn,
  setVisiblePart,
  visiblePart,
  watchVisiblePart,
} from '../../../../src/platform/element/visible-area.ts';

test.each<[why: string, part: [top: number, bottom: number], room: unknown]>([
  ['all of it is seen', [0, 4000], {}],
  ['all of it but a fraction is seen', [0.5, 3999.5], {}],
  ['more is told than there is', [0, 9000], {}],
  ['its middle is seen', [1000, 1900], room(1000, 2100, 900)],
  ['its beginning is seen', [0, 600], room(0, 3400, 600)],
  ['its end is seen', [3500, 4000], room(3500, 0, 500)],
  [
    'its beginning is coming into view',
    [0, 60],
    { ...room(0, 3760, 240), '--stick-top': undefined, '--stick-bottom': 'auto' },
  ],
  [
    'its end is leaving',
    [3940, 4000],
    { ...room(3760, 0, 240), '--stick-top': undefined, '--stick-bottom': 'auto' },
  ],
])('the room in a frame of which %s', (_why, [top, bottom], expected) => {
  expect(roomIn({ top, bottom }, 4000)).toEqual(expected);
});

function room(top: number, bottom: number, height: number) {
  const [start, end] = [`${top}px`, `${bottom}px`];
  return {
    '--seen-top': start,
    '--seen-bottom': end,
    '--seen-height': `${height}px`,
    '--stick-top': start,
    '--stick-bottom': end,
  };
}

test('a frame that is lower than the least room keeps within itself', () => {
  expect(roomIn({ top: 0, bottom: 50 }, 100)).toMatchObject({
    '--seen-top': '0px',
    '--seen-height': '100px',
  });
});

const kept: (() => void)[] = [];
afterEach(() => {
  for (const end of kept.splice(0)) end();
  document.body.replaceChildren();
});

test("what is positioned by the window follows the host's reports, at most once per frame", async () => {
  kept.push(watchVisiblePart());
  vi.stubGlobal('innerHeight', 4000);
  const [before, dialog, bar] = [newElement('div'), newElement('dialog'), document.createElement('div')];
  dialog.append(bar);
  kept.push(keepInView(before), keepInView(dialog), keepInView(bar));
  const set = vi.spyOn(before.style, 'setProperty');
  for (const top of [100, 200, 300]) setVisiblePart({ top, bottom: top + 900 });
  expect(visiblePart()).toEqual({ top: 300, bottom: 1200 });
  await vi.waitFor(() => expect(topOf(before)).toBe('300px'));
  expect(set.mock.calls.filter(([name]) => name === '--seen-top')).toEqual([['--seen-top', '300px']]);

  // What is opened later is in its place at once; what sticks to a dialog's own edge stays there.
  const after = newElement('div');
  kept.push(keepInView(after));
  expect(topOf(after)).toBe('300px');
  expect(before.style.getPropertyValue('--stick-bottom')).toBe('2800px');
  for (const inside of [dialog, bar]) expect(inside.style.getPropertyValue('--stick-bottom')).toBe('');

  // Out of view it stays where it was.
  setVisiblePart({ top: 0, bottom: 0 });
  expect(visiblePart()).toEqual({ top: 300, bottom: 1200 });
  setVisiblePart({ top: 0, bottom: 4000 });
  await vi.waitFor(() => expect(topOf(before)).toBe(''));
});

test('what opens where too little is seen has its room brought into view, once', async () => {
  kept.push(watchVisiblePart());
  vi.stubGlobal('innerHeight', 4000);
  const bringIntoView = vi.fn();
  const open = () => kept.push(keepInView(newElement('dialog'), bringIntoView));
  const isPlaced = (top: string) => {
    const last = newElement('div');
    kept.push(keepInView(last));
    return vi.waitFor(() => expect(topOf(last)).toBe(top));
  };
  setVisiblePart({ top: 300, bottom: 1200 });
  await isPlaced('300px');
  open();
  await new Promise(requestAnimationFrame);
  setVisiblePart({ top: 3900, bottom: 4000 });
  await isPlaced('3760px');
  expect(bringIntoView).not.toHaveBeenCalled();

  open();
  setVisiblePart({ top: 0, bottom: 60 });
  await isPlaced('0px');
  expect(bringIntoView.mock.calls).toEqual([[{ top: 0, bottom: 240 }]]);
});

function newElement(tag: string): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

const topOf = (element: HTMLElement) => element.style.getPropertyValue('--seen-top');
