import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '../../api/tours.ts';
import { keptSchedule } from '../../domain/tour-days.ts';
import { useApi } from '../../shared/session-context.ts';
import type { Tour } from '../../schema/tour.ts';
import type { ChangeQuote, QuoteChoices } from './quote-choices.ts';

/** The departures on the selected date for the party. A selected one that is not among them is cleared. */
export function useQuoteTimes(tour: Tour, choices: QuoteChoices, change: ChangeQuote) {
  const { date, schedule, party } = choices;
  const { adults, kids } = party;
  const query = useQuery({
    ...availabilityQuery(useApi(), tour.id, { date, adults, kids }),
    enabled: date !== '',
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === date ? previous : undefined,
  });
  const answered = query.isPlaceholderData ? undefined : query.data;
  if (answered && schedule !== '' && keptSchedule(schedule, answered) === '') {
    change({ schedule: '', lostSchedule: schedule });
  }
  return {
    offered: query.data,
    pending: date !== '' && query.isPending,
    error: date === '' ? null : query.error,
    tryAgain: () => void query.refetch(),
  };
}
