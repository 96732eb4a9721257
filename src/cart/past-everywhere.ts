import { dateTimeAfterHours, minutesBetween, type LocalDateTime } from '../lib/dates.ts';

/** A safe upper bound of the difference between the clocks of any two places on earth. */
const MAX_HOURS_APART = 48;

/** Whether any of these local times has passed in every time zone. */
export function isPastEverywhere(moments: readonly (LocalDateTime | null | undefined)[], now: Date): boolean {
  const limit = dateTimeAfterHours(now, -MAX_HOURS_APART);
  return moments.some((moment) => moment && minutesBetween(moment, limit) > 0);
}
