import { AddedToCart } from '../../shared/cart/added-to-cart.tsx';
import { TourLineCard } from '../../shared/cart/tour-line-card.tsx';
import { useAddedTotals } from '../../shared/cart/use-added-totals.ts';
import { useCart } from '../../shared/cart/use-cart.ts';

interface TourAddedProps {
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
}

/** Shows the tour that was last added to the cart, and what to do next. */
export function TourAdded(props: TourAddedProps) {
  const cartLine = useCart().tours.at(-1);
  const totalsOf = useAddedTotals();
  return (
    <AddedToCart
      {...props}
      item="tour"
      lines={
        cartLine && (
          <TourLineCard cartLine={cartLine} totals={cartLine.accepted && totalsOf(cartLine.accepted)} />
        )
      }
    />
  );
}
