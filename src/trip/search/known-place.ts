import type { ChosenPlace } from '../../schema/stored-search.ts';
import type { PlaceFieldName } from './place-fields.ts';

/** A place as the provider describes it; in the list of airports, it has no tags. */
export interface KnownPlace extends Omit<ChosenPlace, 'iata'> {
  iata?: string | undefined;
  tags?: readonly string[];
}

/** Whether a field accepts a place: the airport field only accepts airports. */
export function fitsField(field: PlaceFieldName, { tags }: KnownPlace): boolean {
  return field !== 'airport' || !tags || tags.includes('airport');
}
