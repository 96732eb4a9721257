import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import type { CartTransfer } from '../../schema/cart.ts';
import { startEditingTransfer } from '../../state/flows.ts';

/** Opens a transfer of the cart in its form; what is saved there takes its place. */
export function useEditTransfer(): (transfer: CartTransfer) => void {
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  return ({ id, line }) => {
    startEditingTransfer(state, line);
    const { pickupPlace, dropoffPlace, adults, kids, tripType } = line;
    goTo(
      paths.editTransfer(id, {
        from: String(pickupPlace.ref),
        to: String(dropoffPlace.ref),
        adults,
        kids,
        searchMode: tripType,
      }),
    );
  };
}
