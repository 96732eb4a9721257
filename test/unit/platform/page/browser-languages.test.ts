import { afterEach, expect, it, vi } from 'vitest';
import { browserLanguage } from '../../../../src/platform/page/browser-languages.ts';

afterEach(() => vi.restoreAllMocks());

it('returns the browser’s preferred language', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
  expect(browserLanguage()).toBe('es-MX');
});
