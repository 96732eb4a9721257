import { tripOfLine } from '../../domain/trip.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import type { CartTransfer } from '../../schema/cart.ts';
import { startEditingTransfer } from '../../storefront/flows/transfer.ts';

/** Opens a transfer of the cart in its form; what is saved there takes its place. */
export function useEditTransfer(): (transfer: CartTransfer) => void {
  const { state } = useStorefront();
  const { goTo } = useNavigation();
  return ({ id, line }) => {
    startEditingTransfer(state, line);
    goTo(paths.editTransfer(id, tripOfLine(line)));
  };
}
