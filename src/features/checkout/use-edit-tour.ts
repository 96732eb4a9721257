import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import type { CartTour } from '../../schema/cart.ts';

/** Opens a tour from the cart on its screen for editing; undefined for tours without a known path. */
export function useEditTour(): (tour: CartTour) => (() => void) | undefined {
  const { goTo } = useNavigation();
  return ({ id, page }) => page && (() => goTo(paths.editTour(page, id)));
}
