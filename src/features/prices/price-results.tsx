import { useSnapshot } from 'valtio/react';
import { initialParty } from '../../trip/party-rules.ts';
import { partyFields, type Party } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { PastDatesNotice } from '../../shared/trip/past-dates-notice.tsx';
import { BookingAlternatives } from './alternatives/booking-alternatives.tsx';
import { InvalidTripNotice } from './invalid-trip-notice.tsx';
import { NoPrices, PartyTooLargeNotice } from './no-prices.tsx';
import { PriceList } from './price-list.tsx';
import { PricesSkeleton } from './prices-skeleton.tsx';
import type { PriceResultsModel } from './use-price-results.ts';
import { usePricesAnalytics } from './use-prices-analytics.ts';

interface PriceResultsProps {
  trip: TripQuery;
  results: PriceResultsModel;
  onPassengers: (change: Partial<Party>) => void;
  /** An option or a plan was chosen. */
  onChosen: () => void;
}

/** The options for a trip and other ways to book it, or a notice that says why there are none. */
export function PriceResults({ trip, results, onPassengers, onChosen }: PriceResultsProps) {
  const { locks } = useSnapshot(useStorefront().state.search.state);
  const trackChoice = usePricesAnalytics({ ...results, prices: results.answer });
  const { endsProblem, pastDates, today, error, tryAgain } = results;
  const { shown, answer, options, fitting, wanted, currency } = results;

  if (endsProblem) return <InvalidTripNotice problem={endsProblem} direction={trip.searchMode} />;
  if (pastDates.length > 0) return <PastDatesNotice pastDates={pastDates} today={today} />;

  const isPartyLocked = partyFields.some((field) => locks[field] !== undefined);
  const track = (option: PriceOption, tripKind: TripKind) => trackChoice({ option, tripKind, currency });
  return (
    <>
      {!shown && !error && <PricesSkeleton />}
      {error && <QueryError error={error} phase="prices" tryAgain={tryAgain} />}
      {answer?.options.length === 0 && <NoPrices />}
      {answer && answer.options.length > 0 && options.length === 0 && (
        <PartyTooLargeNotice
          options={answer.options}
          onReduce={isPartyLocked ? undefined : (adults) => onPassengers({ ...initialParty, adults })}
        />
      )}
      {options.length > 0 && (
        <PriceList
          trip={trip}
          results={results}
          onChosen={(option, tripKind) => {
            track(option, tripKind);
            onChosen();
          }}
        />
      )}
      {shown && shown.options.length > 0 && (
        <BookingAlternatives
          {...{ trip, prices: shown, fitting, wanted, onPassengers, onChosen }}
          onSelect={track}
        />
      )}
    </>
  );
}
