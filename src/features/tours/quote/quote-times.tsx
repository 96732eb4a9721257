import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { firstDeparture } from '../../../tours/first-departure.ts';
import { emptyWeekdays } from '../../../tours/timetable.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { DateCalendar } from './date-calendar.tsx';
import { Departures } from './departures.tsx';
import type { QuoteModel } from './use-quote.ts';
import type { QuoteErrors } from './use-quote-errors.ts';
import { useScrollToTimes } from './use-scroll-to-times.ts';

interface QuoteTimesProps {
  quote: QuoteModel;
  errors: QuoteErrors;
  /** Whether there is room for an open calendar. */
  withCalendar: boolean;
}

/** The fields for the date, which must be a weekday with departures, and for one of its departures. */
export function QuoteTimes({ quote, errors, withCalendar }: QuoteTimesProps) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const now = useNow();
  const dateRef = useRef<HTMLDivElement>(null);
  const timesRef = useRef<HTMLDivElement>(null);
  const { tour, choices, change, today } = quote;
  const timeZone = tour.destination_place?.timezone;
  const disabledWeekdays = emptyWeekdays(tour.schedules);
  const hasNoDepartures = disabledWeekdays.length === 7;
  const limits = { min: today, disabledWeekdays };
  const scrollToTimes = useScrollToTimes(quote, timesRef);
  const changeDate = (date: string) => {
    scrollToTimes();
    change({ date, unavailableSchedule: '' });
  };
  // Moves the focus to the date, because the button that was pressed may disappear.
  const chooseDay = (date: string) => {
    changeDate(date);
    dateRef.current?.querySelector('input')?.focus();
  };
  // Leads to the one day of the calendar that the Tab key reaches.
  const goToCalendar = () =>
    dateRef.current?.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus();
  return (
    <>
      <div ref={dateRef} className="quote-date">
        <DateField
          {...errors.field('date')}
          {...limits}
          label={t`Date`}
          required
          value={choices.date}
          dateLocale={dateLocale}
          onChange={changeDate}
          nextDate={firstDeparture(now, tour.schedules, tour.cutoff_hrs, timeZone)?.date}
          onGoToCalendar={withCalendar ? goToCalendar : undefined}
        />
        {withCalendar && (
          <DateCalendar value={choices.date} limits={limits} dateLocale={dateLocale} onChoose={chooseDay} />
        )}
      </div>
      {hasNoDepartures && (
        <Alert tone="warning" title={t`No availability`}>
          <ContactBlock />
        </Alert>
      )}
      {choices.date !== '' && !quote.dateHasPassed && (
        <div ref={timesRef} className="quote-times">
          <Departures quote={quote} errorProps={errors.field('schedule')} onChooseDate={chooseDay} />
        </div>
      )}
    </>
  );
}
