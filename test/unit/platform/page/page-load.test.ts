import { afterEach, expect, test, vi } from 'vitest';
import { isHistoryNavigationTo } from '../../../../src/platform/page/page-load.ts';
import { arriveAt } from '../../../support/arrive-at.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
});

test.each([
  ['loaded at this path', '/payment/T1', '', true],
  ['loaded at this fragment', '/#/payment/T1', '#/payment/T1', true],
  ['loaded at a fragment that the browser does not report', '/', '#/payment/T1', true],
  ['loaded at another path', '/transfers', '', false],
  ['loaded at another fragment, before the visitor came to this one', '/#/transfers', '#/payment/T1', false],
])('a page that Back has %s', (_name, path, hash, expected) => {
  arriveAt({ path, type: 'back_forward' });
  history.replaceState(null, '', `${location.pathname}${hash}`);
  expect(isHistoryNavigationTo('T1')).toBe(expected);
});

test('a reloaded page', () => {
  arriveAt({ path: '/payment/T1', type: 'reload' });
  expect(isHistoryNavigationTo('T1')).toBe(false);
});
