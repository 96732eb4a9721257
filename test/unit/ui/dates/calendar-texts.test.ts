import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { describe, expect, it } from 'vitest';
import { calendarTexts } from '../../../../src/ui/dates/calendar-texts.ts';

const days = Array.from({ length: 730 }, (_, index) => new Date(2027, 0, 1 + index));

describe.each([
  ['en', enUS],
  ['es', es],
])('the calendar in %s', (code, locale) => {
  const { dateLib, weekStartsOn } = calendarTexts(code);

  it.each(['d', 'yyyy-MM-dd', 'yyyy-MM', 'LLLL y', 'cccc', 'cccccc'])(
    'writes %s as date-fns does',
    (pattern) => {
      expect(days.map((day) => dateLib?.format?.(day, pattern))).toEqual(
        days.map((day) => format(day, pattern, { locale })),
      );
    },
  );

  it('begins weeks on the same day as date-fns', () => {
    expect(weekStartsOn).toBe(locale.options?.weekStartsOn);
  });
});
