import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceQuiet } from '../../../hosted/once-quiet.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('asked for ten thousand times in a row it runs once, afterwards', () => {
  const action = vi.fn();
  const ask = onceQuiet(action);
  for (let time = 0; time < 10_000; time++) ask();
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test('who never stops asking waits a second', () => {
  const action = vi.fn();
  const ask = onceQuiet(action);
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
