import type { Direction } from '../../schema/trip.ts';

/** The names of the search form's fields for places. */
export type PlaceFieldName = 'pickup' | 'destination' | 'airport';
/** Those whose place is typed; an airport is chosen from a list. */
export type TypedPlaceFieldName = Exclude<PlaceFieldName, 'airport'>;

/** The place fields of each direction, in the order of travel. */
export const placeFieldNames: Record<Direction, readonly [PlaceFieldName, PlaceFieldName]> = {
  A2H: ['airport', 'destination'],
  H2A: ['pickup', 'airport'],
  P2P: ['pickup', 'destination'],
};

/** The direction of a search for which none was chosen or preset. */
export const defaultDirection: Direction = 'A2H';

/** Where the search stores the place of a field. */
export const placeSlots = {
  pickup: 'pickupPlace',
  destination: 'dropoffPlace',
  airport: 'airportPlace',
} as const;
