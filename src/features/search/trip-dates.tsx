import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { formatLocalDate } from '../../lib/date-text.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import type { SearchDate } from '../../trip/search/search-dates.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { LockedTripField } from '../../shared/trip/locked-trip-field.tsx';
import { changeDate } from '../../storefront/flows/change-date.ts';
import { SwitchField } from '../../ui/fields/choice/checkbox-field.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import type { FieldErrorProps } from '../../ui/fields/errors/use-form-errors.ts';

interface TripDatesProps {
  today: string;
  /** Helps where a date that is over cannot be changed. */
  onContact: () => void;
  fieldProps: (
    field: SearchDate,
  ) => FieldErrorProps & { name: string; onProblem: (problem: string | undefined) => void };
}

/** The dates of travel and return. */
export function TripDates({ today, onContact, fieldProps }: TripDatesProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const search = useSnapshot(state.search.state);
  const { dateLocale } = useLanguage();
  const isLockOver = isPastDate(search.locks.date ?? '', today);
  return (
    <>
      <div className="search-date">
        {search.locks.date === undefined ? (
          <DateField
            dateLocale={dateLocale}
            {...fieldProps('date')}
            label={t`Date`}
            placeholder={t`Optional`}
            value={search.date}
            reading={search.readings.date}
            min={today}
            onChange={(date) => changeDate(state, 'date', date)}
          />
        ) : (
          <LockedTripField
            label={t`Date`}
            value={formatLocalDate(search.locks.date, dateLocale)}
            id={fieldProps('date').id}
            error={isLockOver ? t`This date has passed.` : undefined}
            fix={
              <LinkButton onClick={onContact}>
                <Trans>Contact us</Trans>
              </LinkButton>
            }
          />
        )}
        {/* Empty, it sends a return trip whose date is not known yet. */}
        <SwitchField
          label={t`Return trip`}
          name="returnDate"
          value=""
          checked={search.wantsReturn}
          onChange={state.search.setWantsReturn}
        />
      </div>
      {search.wantsReturn && (
        <DateField
          dateLocale={dateLocale}
          {...fieldProps('returnDate')}
          label={t`Return date`}
          value={search.returnDate}
          reading={search.readings.returnDate}
          min={search.date > today ? search.date : today}
          today={today}
          onChange={(date) => changeDate(state, 'returnDate', date)}
        />
      )}
    </>
  );
}
