/** The selectable dates, all as `yyyy-MM-dd`. */
export interface DateLimits {
  min?: string | undefined;
  /** Weekdays without any offer; 0 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
}

export function isSelectable(isoDate: string, limits: DateLimits): boolean {
  const { min, disabledWeekdays } = limits;
  if (isoDate === '' || (min && isoDate < min)) return false;
  return !disabledWeekdays?.includes(toLocalDate(isoDate).getDay());
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
