import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import type { LocalDate } from '../../lib/local-date.ts';
import { formatLocalDate } from '../../lib/format-local-date.ts';
import { earliestDate, isPastDate } from '../../trip/search/past-dates.ts';
import type { SearchDateName } from '../../trip/search/search-dates.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { LockedTripField } from '../../shared/trip/locked-trip-field.tsx';
import { changeDate } from '../../storefront/flows/change-date.ts';
import { SwitchField } from '../../ui/fields/choice/checkbox-field.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import type { FieldErrorProps } from '../../ui/fields/errors/use-error-summary.ts';

interface TripDateFieldsProps {
  today: LocalDate;
  /** Opens the contact details, for a locked date that has passed. */
  onContact: () => void;
  fieldProps: (
    field: SearchDateName,
  ) => FieldErrorProps & { name: string; onProblem: (problem: string | undefined) => void };
}

/**
 * Asks for the date of the trip, or shows it if it is locked; then asks whether there is a return trip, and for its date.
 */
export function TripDateFields({ today, onContact, fieldProps }: TripDateFieldsProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const search = useSnapshot(state.search.state);
  const { dateLocale } = useLanguage();
  const dateProps = fieldProps('date');
  const isLockedDatePast = isPastDate(search.locks.date ?? '', today);
  return (
    <>
      <div className="search-date">
        {search.locks.date === undefined ? (
          <DateField
            dateLocale={dateLocale}
            {...dateProps}
            label={t`Date`}
            placeholder={t`Optional`}
            value={search.date}
            ambiguousDate={search.ambiguousDates.date}
            min={today}
            onChange={(date) => changeDate(state, 'date', date)}
          />
        ) : (
          <LockedTripField
            label={t`Date`}
            value={formatLocalDate(search.locks.date, dateLocale)}
            id={dateProps.id}
            error={isLockedDatePast ? t`This date has passed.` : undefined}
            fix={
              <LinkButton onClick={onContact}>
                <Trans>Contact us</Trans>
              </LinkButton>
            }
          />
        )}
        {/* The empty value stands for a return trip on a date that is not known yet. */}
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
          ambiguousDate={search.ambiguousDates.returnDate}
          min={earliestDate('returnDate', search, today)}
          today={today}
          onChange={(date) => changeDate(state, 'returnDate', date)}
        />
      )}
    </>
  );
}
