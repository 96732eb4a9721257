import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import type { CartTour } from '../../schema/cart.ts';

/** How a tour of the cart is opened on its page to be changed; undefined for one that does not tell its page. */
export function useEditTour(): (tour: CartTour) => (() => void) | undefined {
  const { goTo } = useNavigation();
  return ({ id, page }) => page && (() => goTo(paths.editTour(page, id)));
}
