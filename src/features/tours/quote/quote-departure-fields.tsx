import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useRef, type CSSProperties, type Ref, type RefObject } from 'react';
import { departuresOn, emptyWeekdays } from '../../../tours/timetable.ts';
import type { Tour } from '../../../schema/tour.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { DateField, type DateFieldHandle } from '../../../ui/dates/date-field.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { Departures } from './departures.tsx';
import type { QuoteModel } from './use-quote.ts';
import type { QuoteErrors } from './use-quote-errors.ts';
import { useScrollToTimes } from './use-scroll-to-times.ts';

export interface DateHandle {
  /** Opens the calendar, and brings it into view. */
  open: () => void;
}

interface QuoteDepartureFieldsProps {
  ref: Ref<DateHandle>;
  quote: QuoteModel;
  errors: QuoteErrors;
  /** The button that ends the form. */
  submitButton: RefObject<HTMLButtonElement | null>;
}

/** The fields for the date, which must be a weekday with departures, and for the departure on that date. */
export function QuoteDepartureFields({ ref, quote, errors, submitButton }: QuoteDepartureFieldsProps) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const { root } = useUi();
  const dateField = useRef<DateFieldHandle>(null);
  const dateRef = useRef<HTMLDivElement>(null);
  const timesRef = useRef<HTMLDivElement>(null);
  const { tour, choices, change, departure } = quote;
  const disabledWeekdays = emptyWeekdays(tour.schedules);
  const hasNoDepartures = disabledWeekdays.length === 7;
  const limits = { min: departure.today, disabledWeekdays };
  const dateErrorProps = errors.field('date');
  const scrollToTimesOf = useScrollToTimes(quote, timesRef, submitButton);
  const changeDate = (date: string) => {
    scrollToTimesOf(date);
    change({ date, unavailableSchedule: '' });
  };
  // Moves the focus to the date, because the button that was pressed may disappear.
  const chooseDate = (date: string) => {
    changeDate(date);
    root.getElementById(dateErrorProps.id)?.focus();
  };
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        if (dateRef.current) bringIntoView(dateRef.current, 'nearest');
        dateField.current?.openCalendar();
      },
    }),
    [],
  );
  return (
    <>
      <div ref={dateRef} className="quote-date">
        <DateField
          ref={dateField}
          {...dateErrorProps}
          {...limits}
          label={t`Date`}
          required
          value={choices.date}
          dateLocale={dateLocale}
          onChange={changeDate}
          nextDate={departure.firstDeparture?.date}
        />
      </div>
      {hasNoDepartures && (
        <Alert tone="warning" title={t`No availability`}>
          <ContactBlock />
        </Alert>
      )}
      {choices.date !== '' && !departure.dateHasPassed && (
        <div ref={timesRef} className="quote-times" style={roomForTimes(tour, choices.date)}>
          <Departures quote={quote} errorProps={errors.field('schedule')} onChooseDate={chooseDate} />
        </div>
      )}
    </>
  );
}

/** Reserves room for all departures of the timetable, so that nothing moves when those with places arrive. */
function roomForTimes({ schedules }: Tour, date: string): CSSProperties {
  return { '--times': departuresOn(schedules, date)?.length ?? 0 } as CSSProperties;
}
