/** The selectable dates, all as `yyyy-MM-dd`. */
export interface DateLimits {
  min?: string | undefined;
  /** Days before this one are over, whenever they were chosen; `min` unless given. */
  today?: string | undefined;
  /** Weekdays without any offer; 0 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
}

export function isSelectable(isoDate: string, limits: DateLimits): boolean {
  const { min, disabledWeekdays } = limits;
  if (isoDate === '' || (min && isoDate < min)) return false;
  return !disabledWeekdays?.includes(toLocalDate(isoDate).getDay());
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
  const start = toLocalDate(first);
  const week = Array.from({ length: 7 }, (_, days) => {
    const day = new Date(start);
    day.setDate(start.getDate() + days);
    return toIsoDate(day);
  });
  return week.find((day) => isSelectable(day, limits));
}

/** Noon, so that no clock change moves it to another day. */
export function toLocalDate(isoDate: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export function toIsoDate(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
