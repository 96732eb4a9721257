import type { CartLines } from './slices/cart.ts';
import type { StorefrontState } from './state.ts';

/** Something was added, which takes the place of a line of a trip link that was being chosen again. */
export function settleLostLine({ cart }: Pick<StorefrontState, 'cart'>, part: keyof CartLines): void {
  const { choosingAgain: again, lost } = cart.state;
  if (again?.part !== part) return;
  cart.state.choosingAgain = null;
  cart.state.lost = lost.filter((line) => !(line instanceof Object && 'id' in line && line.id === again.id));
}

/** Replaces the lines of a trip link that can no longer be had. */
export function setLostLines({ cart }: Pick<StorefrontState, 'cart'>, lines: readonly unknown[]): void {
  cart.state.lost = [...lines];
}
