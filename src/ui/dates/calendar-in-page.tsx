import { useLingui } from '@lingui/react/macro';
import { useStyles } from '../ui-context.ts';
import css from './calendar.css?inline';
import { Calendar, type CalendarProps } from './calendar.tsx';

export type CalendarInPageProps = Omit<CalendarProps, 'autoFocus'>;

/** The calendar as a part of the page, always open and equally high in all months. */
export function CalendarInPage(props: CalendarInPageProps) {
  useStyles(css);
  const { t } = useLingui();
  return (
    <div className="calendar" data-in-page="" role="group" aria-label={t`Calendar`}>
      {/* A new key shows the month of a new date, which may have been typed. */}
      <Calendar key={props.value} {...props} />
    </div>
  );
}
