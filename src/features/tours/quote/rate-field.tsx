import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import { chosenRate } from '../../../tours/quote-rules.ts';
import { partyForRate } from '../../../tours/tour-party.ts';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './rates.css?inline';
import { RatePeople, RatePrices } from './rate-facts.tsx';
import type { QuoteModel } from './use-quote.ts';

export interface RateHandle {
  /** Brings the rates into view, and moves the focus there. */
  open: () => void;
}

interface RateFieldProps {
  ref: Ref<RateHandle>;
  quote: QuoteModel;
}

/** A choice of the tour's rates, if it has several. Choosing another rate adjusts the party to it. */
export function RateField({ ref, quote }: RateFieldProps) {
  const { t } = useLingui();
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        boxRef.current?.querySelector('input')?.focus({ preventScroll: true });
        if (boxRef.current) bringIntoView(boxRef.current, 'nearest');
      },
    }),
    [],
  );
  useStyles(css);
  const { tour, rate, choices, change } = quote;
  if (tour.tour_rates.length < 2) return null;
  return (
    <div ref={boxRef} className="quote-rates">
      <ChoiceList
        legend={t`Rate`}
        legendNote={!rate && t`Choose one`}
        required
        value={rate?.id}
        choices={tour.tour_rates.map((choice, index) => {
          const number = index + 1;
          return {
            value: choice.id,
            title: choice.title || t`Rate ${number}`,
            description: (
              <span className="rate-choice">
                <RatePeople rate={choice} />
                {tour.show_prices && <RatePrices tour={tour} rate={choice} />}
              </span>
            ),
          };
        })}
        onChange={(id) => {
          const newRate = chosenRate(tour.tour_rates, id);
          if (newRate) change({ rateId: id, party: partyForRate(newRate, choices.party) });
        }}
      />
    </div>
  );
}
