import { useId, useState } from 'react';
import type * as CalendarModule from './calendar-panel.tsx';

export type LazyCalendar = ReturnType<typeof useLazyCalendar>;

/** The calendar of a date field: its module, which loads as a separate chunk, and what has opened the calendar. */
export function useLazyCalendar() {
  const [module, setModule] = useState<typeof CalendarModule>();
  const [openedBy, setOpenedBy] = useState<'field' | 'button'>();
  const panelId = useId();
  const loadModule = async () => setModule(await import('./calendar-panel.tsx'));
  return {
    module,
    panelId,
    /** Undefined while the calendar is closed. */
    openedBy,
    /** If loading fails, dates can still be typed, and the next attempt retries. */
    preload: () => void loadModule().catch(() => undefined),
    openByField: () => setOpenedBy('field'),
    toggleByButton: () => setOpenedBy(openedBy === 'button' ? undefined : 'button'),
    close: () => setOpenedBy(undefined),
  };
}
