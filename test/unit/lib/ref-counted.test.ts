import { expect, test, vi } from 'vitest';
import { refCounted } from '../../../src/lib/ref-counted.ts';

test('a shared activity runs from its first use to its last release', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const use = refCounted(start);

  const releaseFirst = use();
  const releaseSecond = use();
  expect(start).toHaveBeenCalledOnce();

  releaseFirst();
  releaseFirst();
  expect(stop).not.toHaveBeenCalled();
  releaseSecond();
  expect(stop).toHaveBeenCalledOnce();

  use();
  expect(start).toHaveBeenCalledTimes(2);
});
