import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchBoxes } from '../../../elements/vitals/watch-boxes.ts';
import { registry } from '../../../src/platform/registry.ts';

/** Tells what is observed that an element has this size. */
let resizeTo: (target: Element, width: number, height: number) => void;
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        resizeTo = (target, width, height) => callback([{ target, contentRect: { width, height } }]);
      }
      observe(target: Element) {
        observed.push(target);
      }
      disconnect() {
        observed.length = 0;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

function connectElement(): Element {
  const host = document.body.appendChild(document.createElement('div'));
  const element = { host, read: () => undefined, changed: () => undefined };
  registry().elements.add(element);
  onTestFinished(() => {
    registry().elements.delete(element);
    host.remove();
  });
  return host;
}

test('an element that grows at the same width has resized by itself', () => {
  const host = connectElement();
  const boxes = watchBoxes();
  const isResized = () => boxes.hasResizedAt(performance.now());
  resizeTo(host, 400, 300);
  expect(isResized()).toBe(false);
  resizeTo(host, 300, 500);
  expect(isResized()).toBe(false);
  resizeTo(host, 300, 600);
  expect(isResized()).toBe(true);
  expect(boxes.hasResizedAt(performance.now() + 1000)).toBe(false);
  boxes.stop();
  expect(observed).toEqual([]);
});

test('elements that come later are watched as well, each once', () => {
  const first = connectElement();
  const boxes = watchBoxes();
  const second = connectElement();
  expect(boxes.unmovedElements()).toEqual([first]);
  expect(boxes.unmovedElements()).toEqual([first, second]);
  expect(observed).toEqual([first, second]);
});
