import { useSearch } from 'wouter';
import { useCart } from '../../parts/use-cart.ts';

/** The transfer of the cart that is being changed, by its id; undefined where a new one is made. */
export function useEditedLine(): string | undefined {
  const edited = new URLSearchParams(useSearch()).get('edit');
  const { transfers } = useCart();
  return transfers.find(({ id }) => id === edited)?.id;
}
