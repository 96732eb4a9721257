import { useSearch } from 'wouter';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCart, useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { editedLineId } from '../../../routing/edited-line-id.ts';
import { useNavigation } from '../../../routing/use-navigation.ts';
import { paths } from '../../../routing/paths.ts';
import type { AcceptedPrice } from '../../../schema/cart.ts';
import type { TourLine } from '../../../schema/tour-line.ts';

/** A tour in the cart that is being edited. */
export interface TourEditing {
  id: string;
  line: TourLine;
  /** Why it cannot be changed at the moment. */
  lockedReason: string | undefined;
  save: (line: TourLine, accepted: AcceptedPrice | undefined) => void;
  cancel: () => void;
}

/** The tour in the cart that the route names for editing; undefined if a new one is added. */
export function useTourEditing(): TourEditing | undefined {
  const { cart } = useStorefront().state;
  const { tours } = useCart();
  const reportCartChange = useReportCartChange();
  const { replaceWith, goBack } = useNavigation();
  const editedId = editedLineId(useSearch());
  const lockedReasonOf = useLockedReason();
  const editedTour = tours.find(({ id }) => id === editedId);
  if (!editedTour) return undefined;
  return {
    id: editedTour.id,
    line: editedTour.line,
    lockedReason: lockedReasonOf(editedTour.id),
    save: (line, accepted) => {
      cart.replaceTour(editedTour.id, line, accepted);
      reportCartChange('update');
      replaceWith(paths.checkout());
    },
    cancel: () => goBack(paths.checkout()),
  };
}
