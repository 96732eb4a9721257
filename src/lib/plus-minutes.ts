import { splitDateTime, type LocalDateTime } from './dates.ts';

/** Wall-clock time some minutes later. */
export function plusMinutes(dateTime: LocalDateTime, minutes: number): LocalDateTime {
  const { date, time } = splitDateTime(dateTime);
  const then = new Date(Date.parse(`${date}T${time || '00:00'}:00Z`) + Math.round(minutes) * 60_000);
  return then.toISOString().slice(0, 16).replace('T', ' ');
}
