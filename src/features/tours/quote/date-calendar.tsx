import { Suspense } from 'react';
import type { CalendarInPageProps } from '../../../ui/dates/calendar-panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';

// Without it, the date can still be typed.
const CalendarInPage = lazyComponent(
  async () => (await import('../../../ui/dates/calendar-panel.tsx')).CalendarInPage,
);

/** In px: the month's name and the weekdays, then its weeks. */
const HEAD_HEIGHT = 76;
const WEEK_HEIGHT = 42;
const WEEKS = 6;

/** A calendar that is always open, for layouts with room for one. */
export function DateCalendar(props: CalendarInPageProps) {
  const { value, limits } = props;
  const height = HEAD_HEIGHT + (WEEKS - pastWeeks(value, limits.min ?? '')) * WEEK_HEIGHT;
  return (
    <div style={{ minBlockSize: height }}>
      <Suspense fallback={<Skeleton shape="block" height={height} />}>
        <CalendarInPage {...props} />
      </Suspense>
    </div>
  );
}

/**
 * How many weeks of the first month that is shown are over, and thus not shown. It may be one more, depending on the day on
 * which weeks begin in the visitor's language, which is not known before the calendar has loaded.
 */
function pastWeeks(value: string, today: string): number {
  const isThisMonth = value === '' || value.slice(0, 7) === today.slice(0, 7);
  return isThisMonth && today !== '' ? Math.floor((Number(today.slice(8)) - 1) / 7) : 0;
}
