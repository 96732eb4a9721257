import type { CartLines } from '../cart/cart-slice.ts';
import type { StorefrontState } from './state.ts';

/** Something was added, which takes the place of a line of a trip link that was being chosen again. */
export function settleLostLine({ cart }: Pick<StorefrontState, 'cart'>, part: keyof CartLines): void {
  const { choosingAgain: again, lost } = cart.state;
  if (again?.part !== part) return;
  cart.chooseAgain(null);
  cart.setLost(lost.filter((line) => !(line instanceof Object && 'id' in line && line.id === again.id)));
}
