import { isTripUnserved } from '../../trip/pricing/price-options.ts';
import type { Party } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { PastDatesNotice } from '../../shared/trip/past-dates-notice.tsx';
import { BookingAlternatives } from './alternatives/booking-alternatives.tsx';
import { FirstTransferButton } from './first-transfer-button.tsx';
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
  const { from, to, endsProblem, prices, offer } = results;
  const { displayed, current, error, pastDate, answeredAt } = prices;
  const { options, fittingOptions, currency, passengers, requestedKind } = offer;
  const trackSelection = useTrackPriceResults({ from, to, prices: current, passengers, answeredAt });
  const track = (option: PriceOption, tripKind: TripKind) => trackSelection({ option, tripKind, currency });

  if (endsProblem) return <InvalidTripNotice problem={endsProblem} direction={trip.searchMode} />;
  if (pastDate) return <PastDatesNotice pastDate={pastDate} today={prices.today} />;

  const isUnserved = isTripUnserved(current);
  const isPartyTooLarge = current !== undefined && !isUnserved && options.length === 0;
  return (
    <>
      {!displayed && !error && <PricesSkeleton requestedKind={requestedKind} />}
      {error && <QueryError error={error} phase="prices" tryAgain={prices.tryAgain} />}
      {isUnserved && <NoPricesNotice />}
      {isPartyTooLarge && <PartyTooLargeNotice options={current.options} />}
      {options.length > 0 && (
        <PriceList
          trip={trip}
          offer={offer}
          timeZone={prices.timeZone}
          isDisplayed={displayed !== undefined}
          onChosen={(option, tripKind) => {
            track(option, tripKind);
            onChosen();
          }}
        />
      )}
      {displayed && displayed.options.length > 0 && (
        <BookingAlternatives
          trip={trip}
          prices={displayed}
          timeZone={prices.timeZone}
          fittingOptions={fittingOptions}
          requestedKind={requestedKind}
          onPartyChange={onPartyChange}
          onVehicleChosen={track}
          onPlanChosen={onChosen}
        />
      )}
      {isPartyTooLarge && <FirstTransferButton options={current.options} onPartyChange={onPartyChange} />}
    </>
  );
}
