import { Suspense } from 'react';
import type { CalendarInPageProps } from '../../../ui/dates/calendar-panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';

// Without it, the date can still be typed.
const CalendarInPage = lazyComponent(
  async () => (await import('../../../ui/dates/calendar-panel.tsx')).CalendarInPage,
);

/** The height of every month, in px. */
const HEIGHT = 328;

/** A calendar that is always open, for layouts with room for one. */
export function DateCalendar(props: CalendarInPageProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
      <CalendarInPage {...props} />
    </Suspense>
  );
}
