import { expect, test } from 'vitest';
import { loadLanguage } from '../../../../src/i18n/load-language.ts';
import { timeOfDayText } from '../../../../src/shared/formats/time-of-day-text.ts';

test.each([
  ['en', '14:30 hrs'],
  ['es', '14:30 hrs'],
  ['fr', '14:30'],
] as const)('in %s, half past two is %s', async (language, text) => {
  const { i18n } = await loadLanguage(language, 'first-screen');
  expect(timeOfDayText('14:30', i18n)).toBe(text);
});
