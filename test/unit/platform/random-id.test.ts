import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from '../../../src/platform/random-id.ts';

afterEach(() => vi.restoreAllMocks());

it('makes unique ids of 32 hexadecimal digits, also on pages without https', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not over http');
  });
  const ids = Array.from({ length: 500 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});

it('makes unique ids where the page has replaced the generator of random numbers', () => {
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(undefined as never);
  expect(randomId()).not.toBe(randomId());
});
