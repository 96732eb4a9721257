import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { QuotePrice } from './quote-price.tsx';
import { QuoteTotal } from './quote-total.tsx';
import { useBlockReason } from './use-block-reason.ts';
import type { TourEditing } from './use-tour-editing.ts';
import type { QuoteModel } from './use-quote.ts';

interface QuoteFootProps {
  /** The button. */
  ref: Ref<HTMLButtonElement>;
  quote: QuoteModel;
  editing: TourEditing | undefined;
  onChooseRate: () => void;
}

/**
 * The total, and the button that adds the tour to the cart. On a narrow page of a tour they stay in view, but only once
 * nothing else is left to choose, because they would cover it.
 */
export function QuoteFoot({ ref, quote, editing, onChooseRate }: QuoteFootProps) {
  const { t } = useLingui();
  const { keepInView } = useUi();
  const blockReason = useBlockReason(quote);
  const needsRate = quote.blocker === 'no-rate';
  const isComplete = quote.missing.length === 0 && quote.total.canBePriced;
  return (
    <div ref={keepInView} className="quote-foot" data-complete={isComplete ? '' : undefined}>
      {needsRate ? (
        <div className="quote-total">
          <QuotePrice tour={quote.tour} />
        </div>
      ) : (
        <QuoteTotal quote={quote} />
      )}
      <Button
        ref={ref}
        type="submit"
        // Until there are a rate and a date, those are what the box asks for first.
        variant={needsRate || quote.missing.includes('date') ? 'secondary' : 'primary'}
        size="large"
        wide
        disabledReason={editing?.lockedReason ?? blockReason}
        onBlocked={needsRate ? onChooseRate : undefined}
      >
        {editing ? t`Save changes` : t`Add to cart`}
      </Button>
    </div>
  );
}
