import { useLingui } from '@lingui/react/macro';
import { QueryError } from '../../../shared/notices/query-error.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-error-summary.ts';
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
  const { choices, change } = quote;
  const { offered } = quote.times;
  const unavailable = choices.unavailableSchedule;
  if (!offered?.length) {
    return (
      // The error summary can lead here, as it would to the choice.
      <div id={errorProps.id} tabIndex={-1}>
        <DeparturesPlaceholder quote={quote} onChooseDate={onChooseDate} />
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
        choices={offered.map((time) => ({ value: time, title: time }))}
        onChange={(schedule) => change({ schedule, unavailableSchedule: '' })}
      />
      {unavailable && choices.schedule === '' && (
        <StatusLine tone="warning">{t`${unavailable} is not available for this date and group. Please choose again.`}</StatusLine>
      )}
    </>
  );
}

/** Tells why there are no departures to choose from: none is available, they failed to load, or they are still loading. */
function DeparturesPlaceholder({ quote, onChooseDate }: Omit<DeparturesProps, 'errorProps'>) {
  const { offered, error, tryAgain } = quote.times;
  if (offered) return <NoAvailability quote={quote} onChooseDate={onChooseDate} />;
  if (error) return <QueryError error={error} phase="availability" tryAgain={tryAgain} />;
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={80} />
    </SkeletonRegion>
  );
}
