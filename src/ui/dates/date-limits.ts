import { addDays, weekdayOf } from '../../lib/dates.ts';

/** Which dates are selectable. All dates are `yyyy-MM-dd`. */
export interface DateLimits {
  /** The first selectable date. */
  min?: string | undefined;
  /** Dates before this one have passed; `min` by default. */
  today?: string | undefined;
  /** Weekdays on which nothing can be booked; 0 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
}

/** Whether a date can be selected within the limits; false if it is empty. */
export function isSelectable(isoDate: string, limits: DateLimits): boolean {
  const { min, disabledWeekdays } = limits;
  if (isoDate === '' || (min && isoDate < min)) return false;
  return !disabledWeekdays?.includes(weekdayOf(isoDate));
}

/** Whether a selected date has passed since. */
export function hasPassed(isoDate: string, { min, today = min }: DateLimits): boolean {
  return isoDate !== '' && today !== undefined && isoDate < today;
}

/** The first selectable date that has not passed; undefined without `min` and `today`, or if all weekdays are disabled. */
export function firstSelectable(limits: DateLimits): string | undefined {
  const { min = '', today = min } = limits;
  const firstDate = min > today ? min : today;
  if (firstDate === '') return undefined;
  const week = Array.from({ length: 7 }, (_, days) => addDays(firstDate, days));
  return week.find((day) => isSelectable(day, limits));
}
