import type { Place } from '../schema/place.ts';

type End = Pick<Place, 'timezone'> | undefined;

/** The time zone of a trip: that of its start, otherwise that of its end; undefined if the provider knows neither. */
export function tripTimeZone(from: End, to: End): string | undefined {
  return from?.timezone ?? to?.timezone;
}
