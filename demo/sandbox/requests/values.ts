import * as v from 'valibot';
import { currencies } from '../data/currencies.ts';
import { languages } from '../data/languages.ts';
import { exists } from '../rules/wall-clock.ts';

export const LanguageSchema = v.picklist(languages);
export const CurrencySchema = v.picklist(currencies);
export const RefSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
export const SessionSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(100));
export const AdultsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
export const AmountSchema = v.pipe(v.number(), v.finite(), v.minValue(0));
export const WireIdSchema = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]);
export const CouponCodeSchema = v.pipe(v.string(), v.maxLength(40));

export const DateSchema = wallClock(/^\d{4}-\d{2}-\d{2}$/, 'yyyy-MM-dd');
export const TimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:mm'));
export const MinuteSchema = wallClock(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'yyyy-MM-dd HH:mm');
export const SecondSchema = wallClock(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'yyyy-MM-dd HH:mm:ss');
export const WholeMinuteSchema = wallClock(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/, 'yyyy-MM-dd HH:mm:00');

/** A text in a format, which must also be a date that exists. */
function wallClock(pattern: RegExp, format: string) {
  return v.pipe(
    v.string(),
    v.regex(pattern, `must be ${format}`),
    v.check((text) => exists(text), 'must be a date and time that exist'),
  );
}
