import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '../../../api/tours.ts';
import type { Tour } from '../../../schema/tour.ts';
import { isPastTourDate } from '../../../tours/tour-cutoff.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import type { ChangeQuote, QuoteChoices } from './quote-choices.ts';

/** The departures on the chosen date that the party can join. A chosen time that is no longer among them is cleared. */
export function useQuoteTimes(tour: Tour, choices: QuoteChoices, change: ChangeQuote) {
  const { date, schedule, party } = choices;
  const { adults, kids } = party;
  // Evaluated whenever the request is about to be sent, which may be days later.
  const isUpcoming = () => date !== '' && !isPastTourDate(new Date(), date, tour);
  const query = useQuery({
    ...availabilityQuery(useApi(), tour.id, { date, adults, kids }),
    enabled: isUpcoming,
  });
  const availableTimes = query.isPlaceholderData ? undefined : query.data;
  if (availableTimes && schedule !== '' && !availableTimes.includes(schedule)) {
    change({ schedule: '', unavailableSchedule: schedule });
  }
  return {
    /** Undefined until they have loaded. */
    offered: query.data,
    isPending: date !== '' && query.isPending,
    error: date === '' ? null : query.error,
    tryAgain: () => {
      if (isUpcoming()) void query.refetch();
    },
  };
}
