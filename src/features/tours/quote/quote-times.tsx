import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type RefObject } from 'react';
import { firstDeparture } from '../../../tours/first-departure.ts';
import { emptyWeekdays } from '../../../tours/timetable.ts';
import { ContactBlock } from '../../../shared/notices/contact.tsx';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { useLanguage } from '../../../i18n/language-provider.tsx';
import { bringIntoView } from '../../../platform/element/into-view.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-form-errors.ts';
import { DateCalendar } from './date-calendar.tsx';
import { NoAvailability } from './no-availability.tsx';
import type { QuoteModel } from './use-quote.ts';
import type { QuoteErrors } from './use-quote-texts.ts';

interface QuoteTimesProps {
  quote: QuoteModel;
  errors: QuoteErrors;
  /** Whether there is room for an open calendar. */
  withCalendar: boolean;
}

/** The date, from today on and only on days with departures; then the departures of that date. */
export function QuoteTimes({ quote, errors, withCalendar }: QuoteTimesProps) {
  const { t } = useLingui();
  const { dateLocale } = useLanguage();
  const now = useNow();
  const dateWrapper = useRef<HTMLDivElement>(null);
  const { tour, choices, change, today } = quote;
  const timeZone = tour.destination_place?.timezone;
  const limits = { min: today, disabledWeekdays: emptyWeekdays(tour.schedules) };
  const timesWrapper = useRef<HTMLDivElement>(null);
  const showTimesOnceKnown = useTimesInView(quote, timesWrapper);
  const changeDate = (date: string) => {
    showTimesOnceKnown();
    change({ date, unavailableSchedule: '' });
  };
  // The button that was pressed may disappear, so the focus moves to the date.
  const chooseDay = (date: string) => {
    changeDate(date);
    dateWrapper.current?.querySelector('input')?.focus();
  };
  const goToCalendar = () =>
    dateWrapper.current?.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus();
  const hasNoDepartures = emptyWeekdays(tour.schedules).length === 7;
  return (
    <>
      <div ref={dateWrapper} className="quote-date">
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
        <div ref={timesWrapper} className="quote-times">
          <Departures
            quote={quote}
            errorProps={errors.field('schedule')}
            today={today}
            onChooseDate={chooseDay}
          />
        </div>
      )}
    </>
  );
}

/**
 * Returns a function that scrolls the times into view once they have loaded, because the bar with the total may cover them.
 */
function useTimesInView({ times, choices }: QuoteModel, wrapper: RefObject<HTMLElement | null>): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (times.pending || !isRequested.current) return;
    isRequested.current = false;
    if (wrapper.current) bringIntoView(wrapper.current, 'nearest');
  }, [times.pending, choices.date, wrapper]);
  return () => {
    isRequested.current = true;
  };
}

interface DeparturesProps {
  quote: QuoteModel;
  errorProps: FieldErrorProps;
  today: string;
  onChooseDate: (date: string) => void;
}

function Departures(props: DeparturesProps) {
  const { t } = useLingui();
  const { quote, errorProps } = props;
  const { times, choices, change } = quote;
  const unavailable = choices.unavailableSchedule;
  if (times.pending || !times.offered?.length) {
    return (
      <div id={errorProps.id} tabIndex={-1}>
        <NoDepartures {...props} />
      </div>
    );
  }
  return (
    <>
      <ChoiceList
        {...errorProps}
        legend={t`Schedule`}
        required
        columns
        value={choices.schedule || undefined}
        choices={times.offered.map((time) => ({ value: time, title: time }))}
        onChange={(schedule) => change({ schedule, unavailableSchedule: '' })}
      />
      {unavailable && choices.schedule === '' && (
        <StatusLine tone="warning">{t`${unavailable} is not available for this date and group. Please choose again.`}</StatusLine>
      )}
    </>
  );
}

/** The reason why there are no departures to choose from: an error, or they are loading, or none is available. */
function NoDepartures({ quote, today, onChooseDate }: DeparturesProps) {
  const { times } = quote;
  if (times.error && !times.offered) {
    return <QueryError error={times.error} phase="availability" tryAgain={times.tryAgain} />;
  }
  if (times.pending || !times.offered) {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={96} />
      </SkeletonRegion>
    );
  }
  return <NoAvailability quote={quote} today={today} onChooseDate={onChooseDate} />;
}
