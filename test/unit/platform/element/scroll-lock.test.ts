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
    () => window.innerWidth - 15 + (page.style.overflowY === 'hidden' ? freedWidth : 0),
  );
  const unlock = lockScroll();
  expect([page.style.overflowX, page.style.overflowY]).toEqual(['hidden', 'hidden']);
  expect(page.style.getPropertyValue('padding-inline-end')).toBe(padding);
  unlock();
  expect(page.hasAttribute('style')).toBe(false);
});

test('gives back what the page had set for one direction only', () => {
  page.style.setProperty('overflow-x', 'clip', 'important');
  const unlock = lockScroll();
  expect(page.style.overflowX).toBe('hidden');
  unlock();
  expect(page.getAttribute('style')).toBe('overflow-x: clip !important;');
  page.removeAttribute('style');
});
