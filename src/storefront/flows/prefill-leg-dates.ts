import type { LocalDate } from '../../lib/local-date.ts';
import type { TripState } from '../state.ts';

/**
 * Copies the dates of the search into the forms of the legs: to the flight or, from door to door, to the pickup. Dates that
 * the visitor has entered there stay, and a date before `earliest` is not copied.
 */
export function prefillLegDates({ draft, search }: TripState, earliest: LocalDate): void {
  const { searchMode, date, returnDate } = search.state;
  const dates = { service: date, return: returnDate };
  for (const leg of ['service', 'return'] as const) {
    const legDate = dates[leg];
    if (legDate < earliest) continue;
    const { flight, ownPickup } = draft.state[leg];
    if (searchMode === 'P2P') {
      if (!ownPickup) draft.changePickup(leg, { date: legDate, hour: '', minute: '' });
    } else if (flight.date === '') {
      draft.changeFlight(leg, { date: legDate });
    }
  }
}
