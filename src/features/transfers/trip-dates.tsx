import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { formatLocalDate } from '../../domain/date-text.ts';
import { dateAfterHours } from '../../domain/dates.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { LockedField } from '../../shared/locked-field.tsx';
import { useNow } from '../../shared/use-now.ts';
import { changeDate } from '../../storefront/flows/change-date.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldWiring } from '../../ui/use-form-errors.ts';

interface TripDatesProps {
  wiring: (
    field: 'date' | 'returnDate',
  ) => FieldWiring & { onProblem: (problem: string | undefined) => void };
}

/** The dates of travel and return. */
export function TripDates({ wiring }: TripDatesProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const search = useSnapshot(state.search.state);
  const today = dateAfterHours(useNow(), 0);
  const { dateLocale } = useLanguage();
  return (
    <>
      <div className="search-date">
        {search.locks.date === undefined ? (
          <DateField
            dateLocale={dateLocale}
            {...wiring('date')}
            label={t`Date`}
            placeholder={t`Optional`}
            value={search.date}
            min={today}
            onChange={(date) => changeDate(state, 'service', date)}
          />
        ) : (
          <LockedField label={t`Date`} value={formatLocalDate(search.locks.date, dateLocale)} />
        )}
        <SwitchField
          label={t`Return trip`}
          checked={search.wantsReturn}
          onChange={state.search.setWantsReturn}
        />
      </div>
      {search.wantsReturn && (
        <DateField
          dateLocale={dateLocale}
          {...wiring('returnDate')}
          label={t`Return date`}
          value={search.returnDate}
          min={search.date || today}
          onChange={(date) => changeDate(state, 'return', date)}
        />
      )}
    </>
  );
}
