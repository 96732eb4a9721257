/** What a calendar of one day in the page's own time never calls. */
export function unused(): never {
  throw new Error('The calendar of this build chooses one day, without time zones, animation or drop-downs');
}

/** Calendars here never move. */
export function useAnimation(): void {
  return undefined;
}

/** The calendar has words of its own. */
export const enUS = { code: 'en-US', options: { weekStartsOn: 0, firstWeekContainsDate: 1 } };
