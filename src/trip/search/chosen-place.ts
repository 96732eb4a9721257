import type { ChosenPlace } from '../../schema/stored-search.ts';
import type { WireId } from '../../schema/wire-values.ts';

interface PlaceLike {
  ref: WireId;
  title: string;
  address?: string;
  iata?: string | null | undefined;
}

/** A place of the provider, reduced to what the search stores. */
export function chosenPlace({ ref, title, address = '', iata }: PlaceLike): ChosenPlace {
  return { ref, title, address, ...(iata && { iata }) };
}
