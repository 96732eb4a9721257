import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '../../../hosted/debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs once after ten thousand calls in a row', () => {
  const action = vi.fn();
  const debounced = debounce(action);
  for (let call = 0; call < 10_000; call++) debounced();
  expect(action).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledOnce();
});

test('runs within a second during continuous calls', () => {
  const action = vi.fn();
  const debounced = debounce(action);
  const start = Date.now();
  while (action.mock.calls.length === 0) {
    debounced();
    vi.setSystemTime(Date.now() + 5);
    if (Date.now() - start > 1001) vi.advanceTimersByTime(1);
    expect(Date.now() - start).toBeLessThan(1100);
  }
  debounced();
  vi.runAllTimers();
  expect(action).toHaveBeenCalledTimes(2);
});
