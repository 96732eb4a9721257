import { useSearch } from 'wouter';
import { useNavigation } from '../../routing/use-navigation.ts';
import { paths } from '../../routing/paths.ts';
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

/** The transfer in the cart that is being edited; undefined if a new one is added. */
export function useTransferEditing(): TransferEditing | undefined {
  const { state } = useStorefront();
  const { transfers } = useCart();
  const reportCartChange = useReportCartChange();
  const { replaceWith } = useNavigation();
  const lockedReasonOf = useLockedReason();
  const editedId = useEditedId();
  const editedTransfer = transfers.find(({ id }) => id === editedId);
  if (!editedTransfer) return undefined;

  const { id } = editedTransfer;
  const lockedReason = lockedReasonOf(id);
  return {
    lockedReason,
    save: (line, currency) => {
      if (lockedReason) return;
      saveEditedTransfer(state, id, line, currency);
      reportCartChange('update');
      replaceWith(paths.checkout());
    },
  };
}

/** The id of the transfer in the cart that the route's `edit` parameter names; null if there is none. */
export function useEditedId(): string | null {
  return new URLSearchParams(useSearch()).get('edit');
}
