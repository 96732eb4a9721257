import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stabilizeHeight } from '../../../../src/platform/element/stabilize-height.ts';

const container = document.createElement('div');
const content = document.createElement('div');
/** The height that the container reserves. */
const height = () => container.style.minBlockSize;
let stop: () => void;
let resized: () => void;
let top: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: () => void) {
        resized = callback;
      }
    },
  );
  top = 0;
  vi.spyOn(container, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  stop = stabilizeHeight(container, content);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  container.removeAttribute('style');
});

function resize(newHeight: number, newWidth = 600): void {
  vi.spyOn(content, 'offsetHeight', 'get').mockReturnValue(newHeight);
  vi.spyOn(content, 'offsetWidth', 'get').mockReturnValue(newWidth);
  resized();
  vi.advanceTimersToNextFrame();
}

test('the container grows at once', () => {
  resize(500);
  expect(height()).toBe('500px');
  resize(2000);
  expect(height()).toBe('2000px');
});

test('after its content has shrunk, it stays slightly taller than the window', () => {
  resize(2000);
  resize(300);
  expect(height()).toBe('2000px');
  vi.advanceTimersByTime(300);
  expect(height()).toBe('900px');
});

test('space in view is not released until the visitor has scrolled', () => {
  top = -1500;
  resize(2000);
  resize(300);
  vi.advanceTimersByTime(3000);
  expect(height()).toBe('2000px');
  top = 0;
  vi.advanceTimersByTime(300);
  expect(height()).toBe('900px');
});

test('another width changes the height at once', () => {
  resize(2000);
  resize(300, 900);
  expect(height()).toBe('300px');
});
