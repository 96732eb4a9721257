import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-form-errors.ts';
import { Skeleton, SkeletonRegion } from '../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { NoAvailability } from './no-availability.tsx';
import type { QuoteModel } from './use-quote.ts';

interface DeparturesProps {
  quote: QuoteModel;
  errorProps: FieldErrorProps;
  onChooseDate: (date: string) => void;
}

/** A choice of the departures on the chosen date, or the reason why there are none to choose from. */
export function Departures({ quote, errorProps, onChooseDate }: DeparturesProps) {
  const { t } = useLingui();
  const { times, choices, change } = quote;
  const unavailable = choices.unavailableSchedule;
  if (times.isPending || !times.offered?.length) {
    return (
      <div id={errorProps.id} tabIndex={-1}>
        <NoDepartures quote={quote} onChooseDate={onChooseDate} />
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

/** The reason why there are no departures: an error, or they are still loading, or none is available. */
function NoDepartures({ quote, onChooseDate }: Omit<DeparturesProps, 'errorProps'>) {
  const { times } = quote;
  if (times.error && !times.offered) {
    return <QueryError error={times.error} phase="availability" tryAgain={times.tryAgain} />;
  }
  if (times.isPending || !times.offered) {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={96} />
      </SkeletonRegion>
    );
  }
  return <NoAvailability quote={quote} onChooseDate={onChooseDate} />;
}
