import { expect, test } from 'vitest';
import { calendarLocales } from '../../../locales/calendar-locales.ts';
import { dateLocaleOf } from '../../../src/i18n/date-locales.ts';
import { languages } from '../../../src/schema/language.ts';

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

test.each(languages)('the months of fields have the names that the calendar shows, %s', (language) => {
  const { localize } = dateLocaleOf(language);
  for (const width of ['abbreviated', 'wide'] as const)
    expect(months.map((month) => localize.month(month, { width }))).toEqual(
      months.map((month) => calendarLocales[language].localize.month(month, { width })),
    );
});

test('a Brazilian Saturday has its accent', () => {
  expect(calendarLocales.pt.localize.day(6, { width: 'short' })).toBe('sáb');
});
