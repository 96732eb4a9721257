import { lazy, Suspense, type ComponentType } from 'react';
import type { CalendarInPageProps } from '../../../ui/dates/calendar-panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const CalendarInPage = lazy(async (): Promise<{ default: ComponentType<CalendarInPageProps> }> => {
  try {
    return { default: (await import('../../../ui/dates/calendar-panel.tsx')).CalendarInPage };
  } catch {
    // The date can still be typed.
    return { default: () => null };
  }
});

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
