import { useSearch } from 'wouter';
import { useSnapshot } from 'valtio/react';
import { adultsLimits, endsOfTrip, kidsLimits, parsePassengers } from '../../domain/search.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { PricesQuery } from '../../paths.ts';
import type { WireId } from '../../schema/wire-values.ts';
import { SearchModeSchema, type SearchMode } from '../../schema/transfer.ts';

/** The trip that the address asks for; what it leaves open comes from the visitor's search. */
export function useTripQuery(): Partial<Pick<PricesQuery, 'from' | 'to'>> & Omit<PricesQuery, 'from' | 'to'> {
  const query = new URLSearchParams(useSearch());
  const search = useSnapshot(useStorefront().state.search.state);
  const ends = endsOfTrip(search);
  return {
    from: query.get('from') || textOf(ends.from?.ref),
    to: query.get('to') || textOf(ends.to?.ref),
    adults: parsePassengers(query.get('adults'), adultsLimits) ?? search.adults,
    kids: parsePassengers(query.get('kids'), kidsLimits) ?? search.kids,
    searchMode: searchModeOf(query.get('searchMode')) ?? search.searchMode,
  };
}

/** Addresses hold text, whatever the provider's refs are. */
function textOf(ref: WireId | undefined): string | undefined {
  return ref === undefined ? undefined : String(ref);
}

/** A direction from an address, in any case. */
export function searchModeOf(text: string | null): SearchMode | undefined {
  return SearchModeSchema.options.find((mode) => mode === text?.toUpperCase());
}
