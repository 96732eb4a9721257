import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { QuoteTotal } from './quote-total.tsx';
import { useBlockReason } from './use-block-reason.ts';
import type { TourEditing } from './use-tour-editing.ts';
import type { QuoteModel } from './use-quote.ts';

interface QuoteFootProps {
  quote: QuoteModel;
  editing: TourEditing | undefined;
}

/**
 * The total, and the button that adds the tour to the cart. On the page of a tour they stay in view, but only once nothing
 * else is left to choose, because they would cover it.
 */
export function QuoteFoot({ quote, editing }: QuoteFootProps) {
  const { t } = useLingui();
  const { keepInView } = useUi();
  const blockReason = useBlockReason(quote);
  const isComplete = quote.missing.length === 0 && quote.total.canBePriced;
  return (
    <div ref={keepInView} className="quote-foot" data-complete={isComplete ? '' : undefined}>
      <QuoteTotal quote={quote} />
      {quote.tour.tour_rates.length > 0 && (
        <Button
          type="submit"
          // Until there is a date, that is what the box asks for first.
          variant={quote.missing.includes('date') ? 'secondary' : 'primary'}
          size="large"
          wide
          disabledReason={editing?.lockedReason ?? blockReason}
        >
          {editing ? t`Save changes` : t`Add to cart`}
        </Button>
      )}
    </div>
  );
}
