import * as v from 'valibot';
import type { Limits } from '../lib/limits.ts';
import { isLocalDate } from '../lib/local-date.ts';
import { isTimeOfDay } from '../lib/time-of-day.ts';

/*
 * Values in our own forms, storage and trip links. Unlike those of `wire-values.ts`, each has one form only, because we write
 * it. Assistants read the descriptions.
 */

/** A string of at most `maxLength` code points. */
export const textUpTo = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.check((text) => Array.from(text).length <= maxLength),
  );

/**
 * A ref, id or slug, copied from a provider's answer: a string of at most 500 code points, or a number, unless it is so large
 * that it has lost digits.
 */
export const RefSchema = v.union([
  v.pipe(
    v.number(),
    v.check((id) => Number.isSafeInteger(id)),
  ),
  v.pipe(textUpTo(500), v.nonEmpty()),
]);

/** A whole number within the limits. */
export const countWithin = (limits: Limits) =>
  v.pipe(v.number(), v.integer(), v.minValue(limits.min), v.maxValue(limits.max));

/** `yyyy-MM-dd`, if that date exists. */
export const DateSchema = v.pipe(v.string(), v.check(isLocalDate), v.description('yyyy-MM-dd'));

/** `HH:mm` */
export const TimeSchema = v.pipe(v.string(), v.check(isTimeOfDay), v.description('HH:mm'));

/** `yyyy-MM-dd HH:mm` at the destination. */
export const DateTimeSchema = v.pipe(
  v.string(),
  v.check((text) => isLocalDate(text.slice(0, 10)) && text[10] === ' ' && isTimeOfDay(text.slice(11))),
  v.description('yyyy-MM-dd HH:mm at the destination'),
);
