import { earlyLocales } from '../../../locales/locales.ts';
import { defaultLanguage, type Language } from '../../../src/schema/language.ts';

/** A day counted from today, as typed (`yyyy-MM-dd`) and as shown (`5 Dec 2026`). */
export function daysFromNow(days: number, language: Language = defaultLanguage) {
  const typed = dayIn(days).toISOString().slice(0, 10);
  const [year, month, day] = typed.split('-').map(Number);
  const months = earlyLocales[language].months.abbreviated.split(' ');
  return { typed, shown: `${day} ${months[(month ?? 1) - 1]} ${year}` };
}

/** The first such weekday that is at least this many days away, as typed. */
export function nextWeekday(weekday: string, atLeast = 7): string {
  const wanted = WEEKDAYS.indexOf(weekday);
  const missing = (wanted - dayIn(atLeast).getUTCDay() + 7) % 7;
  return daysFromNow(atLeast + missing).typed;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Today at the destination, which is also the time zone of the test browser; the same day for a whole test, even across
 * midnight.
 */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cancun' }).format();

/** Counted from today, at midnight UTC. */
function dayIn(days: number): Date {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}
