import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll } from '../../../../src/platform/element/scroll-lock.ts';

const page = document.documentElement;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the width of a hidden scroll bar is reserved', 15, '15px'],
  ['the page reserves the width itself, by scrollbar-gutter', 0, ''],
])('%s', (_name, freedWidth, padding) => {
  vi.spyOn(page, 'clientWidth', 'get').mockImplementation(
    () => window.innerWidth - 15 + (page.style.overflow === 'hidden' ? freedWidth : 0),
  );
  const unlock = lockScroll();
  expect(page.style.overflow).toBe('hidden');
  expect(page.style.getPropertyValue('padding-inline-end')).toBe(padding);
  unlock();
  expect(page.hasAttribute('style')).toBe(false);
});
