import { moves } from '../moves.ts';

/** Whether a tour, an extra or a vehicle is still on offer. */
export function isOnOffer({ id }: { id: string | number }): boolean {
  return !moves().gone.includes(String(id));
}
