import { AddedToCart } from '../../shared/cart/added-to-cart.tsx';
import { TourLineCard } from '../../shared/cart/tour-line-card.tsx';
import { useCart, useCartCount } from '../../shared/cart/use-cart.ts';

interface TourAddedProps {
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
}

/** Shows the tour that was last added to the cart, and what to do next. */
export function TourAdded(props: TourAddedProps) {
  const cartLine = useCart().tours.at(-1);
  const isOnlyLine = useCartCount() === 1;
  return (
    <AddedToCart
      {...props}
      item="tour"
      lines={
        cartLine && (
          <TourLineCard
            cartLine={cartLine}
            // The total of the only line is that of the cart.
            totals={isOnlyLine || !cartLine.accepted ? undefined : { ...cartLine.accepted, discount: 0 }}
          />
        )
      }
    />
  );
}
