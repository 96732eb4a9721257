import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '../../../hosted/debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('called ten thousand times in a row, it runs once, afterwards', () => {
  const action = vi.fn();
  const ask = debounce(action);
  for (let time = 0; time < 10_000; time++) ask();
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test('continuous calls wait for a second at most', () => {
  const action = vi.fn();
  const ask = debounce(action);
  const start = Date.now();
  while (action.mock.calls.length === 0) {
    ask();
    vi.setSystemTime(Date.now() + 5);
    if (Date.now() - start > 1001) vi.advanceTimersByTime(1);
    expect(Date.now() - start).toBeLessThan(1100);
  }
  ask();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledTimes(2);
});
