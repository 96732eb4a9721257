import type { TransferLine } from '../schema/transfer.ts';
import type { createCart } from './cart.ts';
import type { createDraft } from './draft.ts';

/** Puts a finished transfer into the cart; the next one starts from the defaults. */
export function addTransferToCart(
  slices: { cart: ReturnType<typeof createCart>; draft: ReturnType<typeof createDraft> },
  id: string,
  line: TransferLine,
): void {
  slices.cart.addTransfer(id, line);
  slices.draft.reset();
}
