import { useSearch } from 'wouter';
import { useCart } from '../../shared/use-cart.ts';

/** The id of the cart's transfer that is being edited; undefined for a new one. */
export function useEditedLine(): string | undefined {
  const edited = new URLSearchParams(useSearch()).get('edit');
  const { transfers } = useCart();
  return transfers.find(({ id }) => id === edited)?.id;
}
