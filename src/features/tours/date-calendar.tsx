import { lazy, Suspense, type ComponentType } from 'react';
import type { CalendarInPageProps } from '../../ui/calendar-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CalendarInPage = lazy((): Promise<{ default: ComponentType<CalendarInPageProps> }> =>
  import('../../ui/calendar-panel.tsx').then(
    (module) => ({ default: module.CalendarInPage }),
    // A date can be typed without it.
    () => ({ default: () => null }),
  ),
);

/** In px: months are equally high. */
const HEIGHT = 328;

/** An open calendar, where there is room for one. */
export function DateCalendar(props: CalendarInPageProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
      <CalendarInPage {...props} />
    </Suspense>
  );
}
