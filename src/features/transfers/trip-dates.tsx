import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { dateIn } from '../../domain/dates.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { useNow } from '../../parts/use-now.ts';
import { changeDate } from '../../state/trip-dates.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldWiring } from '../../ui/use-form-errors.ts';

interface TripDatesProps {
  wiring: (
    field: 'date' | 'returnDate',
  ) => FieldWiring & { onProblem: (problem: string | undefined) => void };
}

/** When to travel, and back. */
export function TripDates({ wiring }: TripDatesProps) {
  const { t } = useLingui();
  const { state } = useStorefront();
  const search = useSnapshot(state.search.state);
  const today = dateIn(useNow(), 0);
  const formats = useFormats();
  const common = { format: formats.date, parse: formats.parseDate, dateLocale: formats.dateLocale };
  return (
    <>
      <div className="search-date">
        <DateField
          {...common}
          {...wiring('date')}
          label={t`Date`}
          value={search.date}
          min={today}
          onChange={(date) => changeDate(state, 'service', date)}
        />
        <SwitchField
          label={t`Return trip`}
          checked={search.wantsReturn}
          onChange={state.search.setWantsReturn}
        />
      </div>
      {search.wantsReturn && (
        <DateField
          {...common}
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
