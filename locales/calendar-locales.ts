import type { Locale } from 'date-fns';
import type { Language } from '../src/schema/language.ts';
import { calendarLocale as en } from './en/calendar-locale.ts';
import { calendarLocale as es } from './es/calendar-locale.ts';
import { calendarLocale as fr } from './fr/calendar-locale.ts';
import { calendarLocale as pt } from './pt/calendar-locale.ts';

/**
 * The texts of the calendar, and the day on which its weeks begin. They are not in `locales.ts`, so that they load with
 * the calendar.
 */
export const calendarLocales: Record<Language, Locale> = { en, es, pt, fr };
