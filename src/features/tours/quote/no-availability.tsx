import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availableDatesQuery } from '../../../api/tours.ts';
import { daysAround } from '../../../tours/timetable.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from '../tour-page.css?inline';
import type { QuoteModel } from './use-quote.ts';

/** Each day takes a request. */
const MAX_LOOKUPS = 6;
const MAX_SHOWN = 3;

interface NoAvailabilityProps {
  quote: QuoteModel;
  /** At the destination, `yyyy-MM-dd`. */
  today: string;
  onChooseDate: (date: string) => void;
}

/** Shown if nothing is available on the chosen date: offers the nearest days on which the party can join. */
export function NoAvailability({ quote, today, onChooseDate }: NoAvailabilityProps) {
  useStyles(css);
  const { t } = useLingui();
  const formats = useFormats();
  const days = useNearestDays(quote, today);
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

function useNearestDays({ tour, choices, party }: QuoteModel, today: string): string[] {
  const candidates = daysAround(tour.schedules, choices.date, { earliest: today }).slice(0, MAX_LOOKUPS);
  const available = useQuery(availableDatesQuery(useApi(), tour.id, candidates, party));
  return (available.data ?? [])
    .slice(0, MAX_SHOWN)
    .map(({ date }) => date)
    .toSorted();
}
