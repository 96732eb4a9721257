import { acceptedPrice } from '../../../cart/cart-totals.ts';
import type { TourPageRef } from '../../../schema/cart.ts';
import { useAddTour } from './use-add-tour.ts';
import type { QuoteModel } from './use-quote.ts';
import type { TourEditing } from './use-tour-editing.ts';

interface SubmitOptions {
  page: TourPageRef;
  /** The tour in the cart that is being edited; undefined to add one. */
  editing: TourEditing | undefined;
  /** Shows which fields are missing or no longer valid. */
  onIncomplete: () => void;
  onAdded: () => void;
}

/** Returns a function that adds the chosen tour to the cart, or saves it there if it is being edited. */
export function useSubmitQuote(quote: QuoteModel, { page, editing, onIncomplete, onAdded }: SubmitOptions) {
  const addTour = useAddTour(page);
  return () => {
    const { line, totals } = quote.total;
    if (quote.blocker || editing?.lockedReason) return;
    if (quote.missing.length > 0 || !line || quote.departure.isInsideCutoffNow()) {
      onIncomplete();
      return;
    }
    const accepted = totals && acceptedPrice(totals);
    if (editing) {
      editing.save(line, accepted);
      return;
    }
    // If the provider could not calculate the total, analytics receives 0.
    addTour(line, { total: 0, discount: 0, ...totals, currency: quote.tour.currency }, accepted);
    quote.reset();
    onAdded();
  };
}
