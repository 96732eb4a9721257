import type { Place } from '../../schema/place.ts';
import { isMarkedAsAirport } from '../trip-ends.ts';
import type { PlaceFieldName } from './place-fields.ts';

/** A place that was looked up; one from the list of airports has no tags. */
export type FoundPlace = Pick<Place, 'ref' | 'title' | 'address' | 'iata'> & Partial<Pick<Place, 'tags'>>;

/** Whether a field accepts a place: the airport field only accepts airports. */
export function fitsField(field: PlaceFieldName, { tags, iata }: FoundPlace): boolean {
  return field !== 'airport' || !tags || isMarkedAsAirport({ tags, iata });
}
