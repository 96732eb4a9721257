import { useSearch } from 'wouter';
import { editedLineId } from '../../routing/edited-line-id.ts';
import { paths } from '../../routing/paths.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { useCart, useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { saveEditedTransfer } from '../../storefront/flows/edit-transfer.ts';

/** A transfer in the cart that is being edited. */
export interface TransferEditing {
  /** Why it cannot be changed at the moment. */
  lockedReason: string | undefined;
  /** Replaces it in the cart, and returns there. */
  save: (line: TransferLine, currency: string) => void;
}

/** The transfer in the cart that the route names for editing; undefined if a new one is added. */
export function useTransferEditing(): TransferEditing | undefined {
  const { state } = useStorefront();
  const { transfers } = useCart();
  const reportCartChange = useReportCartChange();
  const { replaceWith } = useNavigation();
  const lockedReasonOf = useLockedReason();
  const editedId = editedLineId(useSearch());
  const editedTransfer = transfers.find(({ id }) => id === editedId);
  if (!editedTransfer) return undefined;

  const { id } = editedTransfer;
  return {
    lockedReason: lockedReasonOf(id),
    save: (line, currency) => {
      saveEditedTransfer(state, id, line, currency);
      reportCartChange('update');
      replaceWith(paths.checkout());
    },
  };
}
