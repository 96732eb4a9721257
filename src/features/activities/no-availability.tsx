import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { openDaysQuery } from '../../api/tours.ts';
import { daysAround } from '../../domain/tour-days.ts';
import { useApi } from '../../parts/session-context.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { QuoteModel } from './use-quote.ts';

const DAYS_ASKED = 6;
const DAYS_SHOWN = 3;

/** Nothing is left on the chosen date: the nearest days on which the party can come. */
export function NoAvailability(props: {
  quote: QuoteModel;
  today: string;
  onOtherDay: (date: string) => void;
}) {
  const { t } = useLingui();
  const formats = useFormats();
  const days = useNearestDays(props.quote, props.today);
  return (
    <Alert tone="warning" title={t`No availability`}>
      {days.length > 0 && (
        <>
          <p>
            <Trans>The nearest days with free places:</Trans>
          </p>
          <Cluster>
            {days.map((day) => (
              <Button key={day} size="small" onClick={() => props.onOtherDay(day)}>
                {formats.date(day)}
              </Button>
            ))}
          </Cluster>
        </>
      )}
    </Alert>
  );
}

function useNearestDays({ tour, choices, party }: QuoteModel, today: string): string[] {
  const candidates = daysAround(tour.schedules, choices.date, { earliest: today }).slice(0, DAYS_ASKED);
  const open = useQuery(openDaysQuery(useApi(), tour.id, candidates, party));
  return (open.data ?? []).slice(0, DAYS_SHOWN).toSorted();
}
