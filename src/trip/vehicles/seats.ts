import type { PriceOption } from '../../schema/price-option.ts';

/** The seats of an option's vehicle: a whole number, although a provider may send a fraction. */
export function seatsOf({ max_pax }: PriceOption): number {
  return Math.floor(max_pax);
}

/** Whether everybody fits into the vehicle of an option. */
export function hasSeats(option: PriceOption, passengers: number): boolean {
  return seatsOf(option) >= passengers;
}
