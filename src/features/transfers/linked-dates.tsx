import { useEffect } from 'react';
import { dateIn, isLocalDate } from '../../domain/dates.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useNow } from '../../parts/use-now.ts';
import { paths } from '../../paths.ts';
import { changeDate } from '../../state/trip-dates.ts';

export function hasDates(query: URLSearchParams): boolean {
  return query.has('date') || query.has('returnDate');
}

/**
 * The days that a link carries become the visitor's own; the address is that of the trip alone again. An empty return
 * date asks for the way back on a day that is still open.
 */
export function LinkedDates({ search }: { search: string }) {
  const { location, state } = useStorefront();
  const today = dateIn(useNow(), 0);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const returnIsOpen = query.get('returnDate') === '';
    const [date = '', returnDate = ''] = ['date', 'returnDate'].map((name) => {
      const day = query.get(name) ?? '';
      query.delete(name);
      return isLocalDate(day) && day >= today ? day : '';
    });
    if (date) changeDate(state, 'service', date);
    const comesBack = returnDate >= date && returnDate !== '';
    if (comesBack) changeDate(state, 'return', returnDate);
    if (comesBack || returnIsOpen) state.search.setWantsReturn(true);
    location.navigate(paths.pricesAt(query.toString()), { replace: true });
  }, [location, search, state, today]);
  return null;
}
