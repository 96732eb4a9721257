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
import { NoPricesNotice } from './no-prices-notice.tsx';
import { PartyTooLargeNotice } from './party-too-large-notice.tsx';
import { PriceList } from './price-list.tsx';
import { PricesSkeleton } from './prices-skeleton.tsx';
import type { PriceResultsModel } from './use-price-results.ts';
import { useTrackPriceResults } from './use-track-price-results.ts';

interface PriceResultsProps {
  trip: TripQuery;
  results: PriceResultsModel;
  onPartyChange: (change: Partial<Party>) => void;
  /** Called when an option or a plan was chosen. */
  onChosen: () => void;
}

/** Shows the options for a trip and other ways to book it, or says why there are none. */
export function PriceResults({ trip, results, onPartyChange, onChosen }: PriceResultsProps) {
  const { locks } = useSnapshot(useStorefront().state.search.state);
  const trackSelection = useTrackPriceResults({ ...results, prices: results.currentPrices });
  const {
    endsProblem,
    pastDates,
    today,
    error,
    tryAgain,
    displayedPrices,
    currentPrices,
    options,
    fittingOptions,
    requestedKind,
    currency,
  } = results;

  if (endsProblem) return <InvalidTripNotice problem={endsProblem} direction={trip.searchMode} />;
  if (pastDates.length > 0) return <PastDatesNotice pastDates={pastDates} today={today} />;

  const isPartyLocked = partyFields.some((field) => locks[field] !== undefined);
  const isRouteUnserved = currentPrices?.options.length === 0;
  const isPartyTooLarge = currentPrices !== undefined && !isRouteUnserved && options.length === 0;
  const track = (option: PriceOption, tripKind: TripKind) => trackSelection({ option, tripKind, currency });
  return (
    <>
      {!displayedPrices && !error && <PricesSkeleton />}
      {error && <QueryError error={error} phase="prices" tryAgain={tryAgain} />}
      {isRouteUnserved && <NoPricesNotice />}
      {isPartyTooLarge && (
        <PartyTooLargeNotice
          options={currentPrices.options}
          onReduce={isPartyLocked ? undefined : (adults) => onPartyChange({ ...initialParty, adults })}
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
      {displayedPrices && displayedPrices.options.length > 0 && (
        <BookingAlternatives
          trip={trip}
          prices={displayedPrices}
          fittingOptions={fittingOptions}
          requestedKind={requestedKind}
          onPartyChange={onPartyChange}
          onSelect={track}
          onChosen={onChosen}
        />
      )}
    </>
  );
}
