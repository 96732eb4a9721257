import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll } from '../../../../src/platform/element/scroll-lock.ts';

const page = document.documentElement;

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the width of a hidden scroll bar is reserved', { freedWidth: 15, ownPadding: '0px' }, '15px'],
  ['it is added to a padding of the page', { freedWidth: 15, ownPadding: '20px' }, '35px'],
  ['the page reserves the width itself, by scrollbar-gutter', { freedWidth: 0, ownPadding: '20px' }, ''],
])('%s', (_name, { freedWidth, ownPadding }, padding) => {
  // The simulated browser does not compute this style.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    paddingInlineEnd: ownPadding,
  } as CSSStyleDeclaration);
  vi.spyOn(page, 'clientWidth', 'get').mockImplementation(
    () => window.innerWidth - 15 + (page.style.overflow === 'hidden' ? freedWidth : 0),
  );
  const unlock = lockScroll();
  expect(page.style.overflow).toBe('hidden');
  expect(page.style.getPropertyValue('padding-inline-end')).toBe(padding);
  unlock();
  expect(page.hasAttribute('style')).toBe(false);
});
