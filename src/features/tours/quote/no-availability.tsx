import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availableDatesQuery } from '../../../api/tours.ts';
import { bookableTimes, earliestTourDate } from '../../../tours/tour-cutoff.ts';
import { daysAround, MAX_DAY_LOOKUPS } from '../../../tours/timetable.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './quote.css?inline';
import type { QuoteModel } from './use-quote.ts';

const MAX_SHOWN_DAYS = 3;

interface NoAvailabilityProps {
  quote: QuoteModel;
  onChooseDate: (date: string) => void;
}

/** Says that nothing is available on the chosen date, and offers the nearest days on which the party can join. */
export function NoAvailability({ quote, onChooseDate }: NoAvailabilityProps) {
  useStyles(css);
  const { t } = useLingui();
  const formats = useFormats();
  const days = useNearestDays(quote);
  return (
    <Alert tone="warning" title={t`No availability`}>
      {days.length > 0 && (
        <>
          <p>
            <Trans>Next available days:</Trans>
          </p>
          <div className="quote-days">
            {days.map((day) => (
              <Button key={day} size="small" onClick={() => onChooseDate(day)}>
                {formats.date(day)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Alert>
  );
}

/** The days nearest to the chosen date on which a departure can be booked, in order. */
function useNearestDays({ tour, choices }: QuoteModel): string[] {
  const now = useNow();
  const earliest = earliestTourDate(now, tour);
  const candidates = daysAround(tour.schedules, choices.date, { earliest }).slice(0, MAX_DAY_LOOKUPS);
  const available = useQuery(availableDatesQuery(useApi(), tour.id, candidates, choices.party));
  return (available.data ?? [])
    .filter((day) => bookableTimes(now, day, tour).length > 0)
    .slice(0, MAX_SHOWN_DAYS)
    .map(({ date }) => date)
    .toSorted();
}
