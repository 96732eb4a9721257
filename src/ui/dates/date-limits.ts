import { addDays, weekdayOf } from '../../lib/dates.ts';

/** The selectable dates, all as `yyyy-MM-dd`. */
export interface DateLimits {
  min?: string | undefined;
  /** Earlier days have passed; defaults to `min`. */
  today?: string | undefined;
  /** Weekdays without any offer; 0 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
}

export function isSelectable(isoDate: string, limits: DateLimits): boolean {
  const { min, disabledWeekdays } = limits;
  if (isoDate === '' || (min && isoDate < min)) return false;
  return !disabledWeekdays?.includes(weekdayOf(isoDate));
}

/** Whether a date that was chosen earlier has passed since. */
export function isOver(isoDate: string, { min, today = min }: DateLimits): boolean {
  return isoDate !== '' && today !== undefined && isoDate < today;
}

/** The first date that can be selected; undefined if no day of the week can. */
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
