import { comparableText } from '../../lib/comparable-text.ts';
import type { FlightDetails } from '../../schema/draft.ts';
import { airlines } from './airlines.ts';

/** The code of the airline, the number, and a letter that some airlines add: `AM 445`, `amx445`, `Y4-1023A`. */
const flightNumberPattern = /^(?<code>[A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])\d{1,4}[A-Z]?$/;

/** The name of the airline in whose code a flight number starts; undefined if the number is incomplete or its code unknown. */
export function airlineOfFlight(flightNumber: string): string | undefined {
  const code = airlineCode(flightNumber);
  return airlines.find(([iata, icao]) => code === iata || code === icao)?.[2];
}

type NumberedFlight = Pick<FlightDetails, 'airline' | 'flightNumber'>;

/**
 * The flight with an airline that it suggests, if the visitor has not entered one: that of its number, or else that of the
 * flight there, unless the number starts with another code.
 */
export function withSuggestedAirline<Flight extends NumberedFlight>(
  flight: Flight,
  flightThere?: NumberedFlight,
): Flight {
  if (comparableText(flight.airline) !== '') return flight;
  const code = airlineCode(flight.flightNumber);
  const mayBeSameAirline = code === undefined || code === airlineCode(flightThere?.flightNumber ?? '');
  const sameAirline = mayBeSameAirline ? flightThere?.airline : undefined;
  return { ...flight, airline: airlineOfFlight(flight.flightNumber) ?? sameAirline ?? flight.airline };
}

function airlineCode(flightNumber: string): string | undefined {
  const compact = comparableText(flightNumber).toUpperCase().replace(/[ -]/g, '');
  return flightNumberPattern.exec(compact)?.groups?.['code'];
}
