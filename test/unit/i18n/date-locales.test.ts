import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { expect, test } from 'vitest';
import { dateLocaleOf } from '../../../src/i18n/date-locales.ts';

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

test.each([
  ['en', enUS],
  ['es', es],
] as const)('the months of fields have the names that the calendar shows, %s', (language, locale) => {
  const { localize } = dateLocaleOf(language);
  for (const width of ['abbreviated', 'wide'] as const)
    expect(months.map((month) => localize.month(month, { width }))).toEqual(
      months.map((month) => locale.localize.month(month, { width })),
    );
});
