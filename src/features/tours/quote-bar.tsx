import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { observeInView } from '../../platform/element/observe-in-view.ts';
import { bringIntoView } from '../../platform/element/bring-into-view.ts';
import { ActionBar } from '../../shared/screen/action-bar.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { shownMinPrice } from '../../tours/shown-min-price.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

interface QuoteBarProps {
  tour: Priced<Tour>;
  /** The heading of the quote box, which receives the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/**
 * A bar with the lowest price and a button that leads to the quote box, where a tour without rates has contact details. It is
 * in view only while the box is not.
 */
export function QuoteBar({ tour, headingRef }: QuoteBarProps) {
  const { money } = useFormats();
  const minPrice = shownMinPrice(tour);
  const isBoxInView = useBoxInView(headingRef);
  const goToQuote = () => {
    const heading = headingRef.current;
    if (!heading) return;
    bringIntoView(heading, 'start');
    heading.focus({ preventScroll: true });
  };
  return (
    <div className="quote-bar" data-box-in-view={isBoxInView ? '' : undefined}>
      <ActionBar
        summary={
          minPrice !== undefined && (
            <PriceText before={<Trans>From</Trans>} amount={money(minPrice, tour.currency)} />
          )
        }
      >
        <Button variant="primary" onClick={goToQuote}>
          {tour.tour_rates.length > 0 ? <Trans>Check availability</Trans> : <Trans>Contact us</Trans>}
        </Button>
      </ActionBar>
    </div>
  );
}

/** Whether any part of the quote box is in view. */
function useBoxInView(headingRef: RefObject<HTMLHeadingElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const box = headingRef.current?.closest('section');
    return box ? observeInView(box, setInView) : undefined;
  }, [headingRef]);
  return isInView;
}
