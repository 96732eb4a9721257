import { addDays, weekdayOf } from '../../lib/dates.ts';

/** The selectable dates, all as `yyyy-MM-dd`. */
export interface DateLimits {
  min?: string | undefined;
  /** Earlier dates have passed; `min` by default. */
  today?: string | undefined;
  /** Weekdays on which nothing can be booked; 0 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
}

export function isSelectable(isoDate: string, limits: DateLimits): boolean {
  const { min, disabledWeekdays } = limits;
  if (isoDate === '' || (min && isoDate < min)) return false;
  return !disabledWeekdays?.includes(weekdayOf(isoDate));
}

/** Whether a selected date has passed since. */
export function hasPassed(isoDate: string, { min, today = min }: DateLimits): boolean {
  return isoDate !== '' && today !== undefined && isoDate < today;
}

/** Undefined if there is no first date, or if all weekdays are disabled. */
export function firstSelectable(limits: DateLimits): string | undefined {
  const { min, today = min } = limits;
  const first = [min, today]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
  if (!first) return undefined;
  const week = Array.from({ length: 7 }, (_, days) => addDays(first, days));
  return week.find((day) => isSelectable(day, limits));
}
