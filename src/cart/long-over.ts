import { hoursFromNow, minutesBetween, type LocalDateTime } from '../lib/dates.ts';

/** More than the clocks of any two places on earth differ by. */
const HOURS = 48;

/** Whether one of these moments, on a clock of any time zone, has passed so long ago that no clock can be the reason. */
export function isLongOver(moments: readonly (LocalDateTime | null | undefined)[], now: Date): boolean {
  const limit = hoursFromNow(now, -HOURS);
  return moments.some((moment) => moment && minutesBetween(moment, limit) > 0);
}
