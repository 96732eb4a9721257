import { useLingui } from '@lingui/react/macro';
import { chosenRate } from '../../../tours/quote-rules.ts';
import { partyForRate } from '../../../tours/tour-party.ts';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './rates.css?inline';
import { RatePeople, RatePrices } from './rate-facts.tsx';
import type { QuoteModel } from './use-quote.ts';

/** A choice of the tour's rates, if it has several. Choosing another rate adjusts the party to it. */
export function RateField({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  useStyles(css);
  const { tour, rate, choices, change } = quote;
  if (tour.tour_rates.length < 2) return null;
  return (
    <ChoiceList
      legend={t`Rate`}
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
  );
}
