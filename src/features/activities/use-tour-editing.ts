import { useSearch } from 'wouter';
import { useStorefront } from '../../parts/storefront.ts';
import { useCart, useCartChanged } from '../../parts/use-cart.ts';
import { useLockedReason } from '../../parts/use-locked-reason.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import type { TourLine } from '../../schema/tour-line.ts';

/** A tour that stands in the cart and is being changed. */
export interface TourEditing {
  id: string;
  line: TourLine;
  /** Why it cannot be changed now. */
  lockedReason: string | undefined;
  save: (line: TourLine) => void;
  cancel: () => void;
}

/** The tour of the cart that the address names; undefined where a new one is added. */
export function useTourEditing(): TourEditing | undefined {
  const { cart } = useStorefront().state;
  const { tours } = useCart();
  const cartChanged = useCartChanged();
  const { replaceWith, goBack } = useNavigation();
  const edited = new URLSearchParams(useSearch()).get('edit');
  const lockedReason = useLockedReason();
  const kept = tours.find(({ id }) => id === edited);
  if (!kept) return undefined;
  return {
    id: kept.id,
    line: kept.line,
    lockedReason: lockedReason(kept.id),
    save: (line) => {
      cart.replaceTour(kept.id, line);
      cartChanged('update');
      replaceWith(paths.checkout());
    },
    cancel: () => goBack(paths.checkout()),
  };
}
