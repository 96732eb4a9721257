import { useId, useState } from 'react';
import type * as CalendarModule from './calendar-panel.tsx';

export type LazyCalendar = ReturnType<typeof useLazyCalendar>;

/** The calendar of a date field: its module, which loads as a separate chunk, and what has opened the calendar. */
export function useLazyCalendar() {
  const [module, setModule] = useState<typeof CalendarModule>();
  const [openedBy, setOpenedBy] = useState<'field' | 'button'>();
  const panelId = useId();

  const loadModule = async () => setModule(await import('./calendar-panel.tsx'));
  const close = () => setOpenedBy(undefined);
  // If loading fails, dates can still be typed, and the next attempt retries.
  const preload = () => void loadModule().catch(() => undefined);
  const open = (by: 'field' | 'button') => {
    setOpenedBy(by);
    // Otherwise the button would say that a calendar is open, and a later preload would show it unasked.
    loadModule().catch(close);
  };

  return {
    module,
    panelId,
    /** Undefined while the calendar is closed. */
    openedBy,
    preload,
    openByField: () => open('field'),
    toggleByButton: () => (openedBy === 'button' ? close() : open('button')),
    close,
  };
}
