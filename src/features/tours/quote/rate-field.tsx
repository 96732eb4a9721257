import { useLingui } from '@lingui/react/macro';
import { chosenRate } from '../../../tours/quote-rules.ts';
import { partyForRate } from '../../../tours/tour-party.ts';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { PeopleOfRate, RatePrices } from './rate-facts.tsx';
import type { QuoteModel } from './use-quote.ts';

/** A card per rate, only if there is a choice. A different rate starts from its minimum party. */
export function RateField({ quote }: { quote: QuoteModel }) {
  const { t } = useLingui();
  const { tour, rate, party, change } = quote;
  if (tour.tour_rates.length < 2) return null;
  return (
    <ChoiceList
      legend={t`Rate`}
      required
      value={rate?.id}
      choices={tour.tour_rates.map((one, index) => {
        const number = index + 1;
        return {
          value: one.id,
          title: one.title || t`Rate ${number}`,
          description: (
            <span className="rate-choice">
              <PeopleOfRate rate={one} />
              {tour.show_prices && <RatePrices tour={tour} rate={one} />}
            </span>
          ),
        };
      })}
      onChange={(id) => {
        const chosen = chosenRate(tour.tour_rates, id);
        change({ rateId: id, ...(chosen && { party: partyForRate(chosen, party) }) });
      }}
    />
  );
}
