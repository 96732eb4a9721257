import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from '../../src/i18n/load-language.ts';
import { currentSession } from '../../src/storefront/current-session.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

vi.mock('../../src/i18n/load-language.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/i18n/load-language.ts')>();
  const loadEnglish = vi.fn<typeof original.loadLanguage>(async (language, scope) => {
    if (language === 'es') throw new Error('This chunk is gone.');
    return original.loadLanguage(language, scope);
  });
  return { ...original, loadLanguage: loadEnglish };
});

beforeEach(() => void vi.mocked(loadLanguage).mockClear());

/** Resolves once the messages have been requested and retried, and all of that has failed. */
const spanishHasFailed = () =>
  waitFor(
    () =>
      expect(vi.mocked(loadLanguage).mock.calls.filter(([language]) => language === 'es')).toHaveLength(3),
    { timeout: 10_000 },
  );

test('a language whose messages are lost is given up, and can be chosen again', async () => {
  const { visitor, storefront } = openStorefront('/');
  await heading('Airport Transportation');
  await visitor.selectOptions(await field('Language'), 'es');
  await spanishHasFailed();
  await waitFor(async () => expect((await field('Language')).value).toBe('en'));
  expect(currentSession(storefront).language).toBe('en');
  expect(document.querySelector('[part=root]')?.getAttribute('lang')).toBe('en');

  vi.mocked(loadLanguage).mockClear();
  await visitor.selectOptions(await field('Language'), 'es');
  await spanishHasFailed();
  await waitFor(async () => expect((await field('Language')).value).toBe('en'));
});

test(
  'a language that a currency implies and whose messages are lost is given up unannounced',
  { tags: 'long' },
  async () => {
    const { visitor, storefront } = openStorefront('/');
    await heading('Airport Transportation');
    await visitor.selectOptions(await field('Currency'), 'mxn');
    await spanishHasFailed();
    await waitFor(() => expect(currentSession(storefront).language).toBe('en'));
    expect(currentSession(storefront).currency).toBe('mxn');
    expect((await field('Language')).value).toBe('en');
    expect(screen.queryByText('Now in Spanish')).toBeNull();
  },
);

test(
  'a language of the page whose messages are lost leaves the screen in the previous one',
  { tags: 'long' },
  async () => {
    const { storefront } = openStorefront('/');
    await heading('Airport Transportation');
    storefront.state.session.setPageChoices({ language: 'es' });
    await spanishHasFailed();
    await heading('Airport Transportation');
    expect(document.querySelector('[part=root]')?.getAttribute('lang')).toBe('en');

    storefront.navigate('/extras', 'api');
    await button('Reload the page');
  },
);
