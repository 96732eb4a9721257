import type { LocalDateTime } from '../../lib/dates.ts';
import type { FlightTrip, FlightType } from '../../schema/trip.ts';

/** A ride with a flight. All times are wall-clock times at the destination. */
export interface FlightRide {
  flightTrip: FlightTrip;
  flightAt: LocalDateTime;
  pickupAt: LocalDateTime;
  /** The pickup that the provider calculated from the flight; undefined if unknown. */
  calculatedAt?: LocalDateTime | undefined;
  /** Undefined if unknown, as in a sale. */
  flightType?: FlightType | undefined;
  /** Undefined if unknown, as in a sale. */
  drivingMinutes?: number | undefined;
}
