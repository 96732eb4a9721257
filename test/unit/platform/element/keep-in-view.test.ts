import { afterEach, expect, test, vi } from 'vitest';
import { setHostReveal } from '../../../../src/platform/element/bring-into-view.ts';
import { keepInView, openInView } from '../../../../src/platform/element/keep-in-view.ts';
import {
  setVisiblePart,
  visiblePart,
  watchVisiblePart,
} from '../../../../src/platform/element/visible-frame-part.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  document.body.replaceChildren();
});

test('elements positioned by the window follow the host’s reports, at most once per frame', async () => {
  cleanups.push(watchVisiblePart());
  vi.stubGlobal('innerHeight', 4000);
  const [before, dialog, bar] = [newElement('div'), newElement('dialog'), document.createElement('div')];
  dialog.append(bar);
  cleanups.push(keepInView(before), keepInView(dialog), keepInView(bar));
  const set = vi.spyOn(before.style, 'setProperty');
  for (const top of [100, 200, 300]) setVisiblePart({ top, bottom: top + 900 });
  expect(visiblePart()).toEqual({ top: 300, bottom: 1200 });
  await vi.waitFor(() => expect(topOf(before)).toBe('300px'));
  expect(set.mock.calls.filter(([name]) => name === '--seen-top')).toEqual([['--seen-top', '300px']]);

  // An element that is added later is placed at once; bars in a dialog stick to the dialog's own edge.
  const after = newElement('div');
  cleanups.push(keepInView(after));
  expect(topOf(after)).toBe('300px');
  expect(before.style.getPropertyValue('--stick-bottom')).toBe('2800px');
  for (const inside of [dialog, bar]) expect(inside.style.getPropertyValue('--stick-bottom')).toBe('');

  // While the frame is out of view, nothing moves.
  setVisiblePart({ top: 0, bottom: 0 });
  expect(visiblePart()).toEqual({ top: 300, bottom: 1200 });
  setVisiblePart({ top: 0, bottom: 4000 });
  await vi.waitFor(() => expect(topOf(before)).toBe(''));
});

test('an element that opens where too little is visible is brought into view, once', async () => {
  cleanups.push(watchVisiblePart());
  vi.stubGlobal('innerHeight', 4000);
  const reveal = vi.fn();
  setHostReveal(reveal);
  cleanups.push(() => setHostReveal(() => undefined));
  const open = () => cleanups.push(openInView(newElement('dialog')));
  const isPlaced = (top: string) => {
    const last = newElement('div');
    cleanups.push(keepInView(last));
    return vi.waitFor(() => expect(topOf(last)).toBe(top));
  };
  setVisiblePart({ top: 300, bottom: 1200 });
  await isPlaced('300px');
  open();
  await new Promise(requestAnimationFrame);
  setVisiblePart({ top: 3900, bottom: 4000 });
  await isPlaced('3760px');
  expect(reveal).not.toHaveBeenCalled();

  // Two that open at once need one scroll.
  open();
  open();
  setVisiblePart({ top: 0, bottom: 60 });
  await isPlaced('0px');
  expect(reveal.mock.calls).toEqual([[{ top: 0, bottom: 240, block: 'nearest' }]]);
});

function newElement(tag: string): HTMLElement {
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

const topOf = (element: HTMLElement) => element.style.getPropertyValue('--seen-top');
