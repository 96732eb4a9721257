import type { PriceOption } from '../../schema/price-option.ts';

/** Whether everybody fits into the vehicle of an option. */
export function hasSeats({ max_pax }: PriceOption, passengers: number): boolean {
  return max_pax >= passengers;
}
