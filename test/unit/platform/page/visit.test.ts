import { afterEach, expect, it, vi } from 'vitest';
import { browserLanguage, hasCoarsePointer, randomId } from '../../../../src/platform/page/visit.ts';

afterEach(() => vi.restoreAllMocks());

it('makes ids of 32 hexadecimal digits, all different, also on pages without https', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not over http');
  });
  const ids = Array.from({ length: 500 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

it('makes different ids where a page returns no random numbers', () => {
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(undefined as never);
  expect(randomId()).not.toBe(randomId());
});

it.each([true, false])('asks the browser whether the pointer is coarse: %s', (matches) => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  expect(hasCoarsePointer()).toBe(matches);
  expect(matchMedia).toHaveBeenCalledWith('(pointer: coarse)');
});

it("returns the browser's language", () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  expect(browserLanguage()).toBe('es-MX');
});
