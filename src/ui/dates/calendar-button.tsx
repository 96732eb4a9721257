import { useLingui } from '@lingui/react/macro';
import { Calendar } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { LazyCalendar } from './use-lazy-calendar.ts';

interface CalendarButtonProps {
  /** The name of the date field. */
  name: string | undefined;
  calendar: LazyCalendar;
  ref: Ref<HTMLButtonElement>;
}

/** The button in a date field that opens and closes its calendar. */
export function CalendarButton({ name, calendar, ref }: CalendarButtonProps) {
  const { t } = useLingui();
  const { openedBy, panelId, toggleByButton } = calendar;
  return (
    <IconButton
      ref={ref}
      label={t`Open calendar`}
      name={name && `calendar-${name}`}
      aria-haspopup="dialog"
      aria-expanded={openedBy !== undefined}
      aria-controls={openedBy && panelId}
      onClick={toggleByButton}
    >
      <Calendar size={20} aria-hidden="true" />
    </IconButton>
  );
}
