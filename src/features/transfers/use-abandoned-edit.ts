import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useStorefront } from '../../parts/storefront.ts';
import { forgetTrip } from '../../state/flows.ts';

/** A change of a cart's transfer that is left halfway is forgotten: the next search is not made of it. */
export function useAbandonedEdit(): void {
  const { location, state } = useStorefront();
  const edited = new URLSearchParams(useSearch()).get('edit');
  useEffect(() => {
    if (edited === null) return;
    return location.subscribe(() => {
      if (new URLSearchParams(location.search).get('edit') !== edited) forgetTrip(state);
    });
  }, [edited, location, state]);
}
