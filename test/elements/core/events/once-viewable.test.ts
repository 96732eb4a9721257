import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceViewable } from '../../../../elements/core/events/once-viewable.ts';

const box = (width: number, height: number) => ({ width, height }) as DOMRectReadOnly;
const page = box(1000, 800);

let see: (seen: DOMRectReadOnly, whole: DOMRectReadOnly, root?: DOMRectReadOnly | null) => void;
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        see = (intersectionRect, boundingClientRect, rootBounds = page) => {
          const entry = { intersectionRect, boundingClientRect, rootBounds } as IntersectionObserverEntry;
          tell([entry], this as unknown as IntersectionObserver);
        };
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch() {
  const seen = vi.fn();
  return { seen, stop: onceViewable(document.createElement('div'), seen) };
}

test.each([
  ['half of it in view', box(400, 150), box(400, 300), 1],
  ['less than half', box(400, 149), box(400, 300), 0],
  ['half of the window, of an element that is far higher', box(1000, 400), box(1000, 9000), 1],
  ['less than half of the window', box(1000, 399), box(1000, 9000), 0],
  ['half of the window from top to bottom, in a narrow column', box(300, 400), box(300, 9000), 1],
  ['an element without a size', box(0, 0), box(0, 0), 0],
])('%s', (_, inView, whole, times) => {
  const { seen } = watch();
  see(inView, whole);
  vi.advanceTimersByTime(999);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(seen).toHaveBeenCalledTimes(times);
});

test('the second is one in which it stays in view, however the page scrolls meanwhile', () => {
  const { seen } = watch();
  see(box(400, 300), box(400, 300));
  vi.advanceTimersByTime(900);
  see(box(400, 10), box(400, 300));
  see(box(400, 200), box(400, 300));
  vi.advanceTimersByTime(900);
  see(box(400, 300), box(400, 300));
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveBeenCalledOnce();
});

test('a page in the background is not seen', () => {
  const { seen } = watch();
  isHidden = true;
  see(box(400, 300), box(400, 300));
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveBeenCalledOnce();
});

test('nothing is reported after it was cancelled', () => {
  const { seen, stop } = watch();
  see(box(400, 300), box(400, 300));
  stop();
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
});
