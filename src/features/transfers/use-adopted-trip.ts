import { useEffect } from 'react';
import { endsOfTrip, isSamePlace, type ChosenPlace } from '../../domain/search.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { PricesQuery } from '../../paths.ts';
import type { Place } from '../../schema/place.ts';

/** A trip that came by a link becomes the visitor's search, so that every other screen knows its places. */
export function useAdoptedTrip(trip: PricesQuery, from: Place | undefined, to: Place | undefined): void {
  const { search } = useStorefront().state;
  const { searchMode, adults, kids } = trip;
  useEffect(() => {
    if (!from || !to) return;
    const ends = endsOfTrip(search.state);
    const sameEnds = isSamePlace(ends.from, from) && isSamePlace(ends.to, to);
    const sameParty = search.state.adults === adults && search.state.kids === kids;
    if (!sameEnds || !sameParty || search.state.searchMode !== searchMode)
      search.adoptTrip(searchMode, chosen(from), chosen(to), adults, kids);
  }, [search, from, to, searchMode, adults, kids]);
}

function chosen({ ref, title, address, iata }: Place): ChosenPlace {
  return { ref, title, address, ...(iata && { iata }) };
}
