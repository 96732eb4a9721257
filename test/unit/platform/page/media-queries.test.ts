import { afterEach, expect, it, vi } from 'vitest';
import { hasCoarsePointer, prefersReducedMotion } from '../../../../src/platform/page/media-queries.ts';

afterEach(() => vi.restoreAllMocks());

it.each([true, false])('asks the browser whether the pointer is coarse: %s', (matches) => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  expect(hasCoarsePointer()).toBe(matches);
  expect(matchMedia).toHaveBeenCalledWith('(pointer: coarse)');
});

it('matches no query on a page whose matchMedia is broken', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(undefined as never);
  expect([hasCoarsePointer(), prefersReducedMotion()]).toEqual([false, false]);
});
