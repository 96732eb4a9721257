import { cheapestOptionRef } from '../../trip/pricing/price-options.ts';
import { earliestPickupDate } from '../../trip/pickup/pickup-rules.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useNow } from '../../shared/storefront/use-now.ts';
import { choosePrice } from '../../storefront/flows/choose-price.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceCard } from './price-card.tsx';
import { TripKindToggle } from './trip-kind-toggle.tsx';
import type { PriceResultsModel } from './use-price-results.ts';

interface PriceListProps {
  trip: TripQuery;
  results: PriceResultsModel;
  /** Called when a trip kind was chosen on a card, after its button has been busy for a moment. */
  onChosen: (option: PriceOption, tripKind: TripKind) => void;
}

/**
 * Renders a card for each option. Cards are rendered invisibly as soon as prices arrive, so that showing them takes no time.
 */
export function PriceList({ trip, results, onChosen }: PriceListProps) {
  useStyles(css);
  const { state } = useStorefront();
  const now = useNow();
  const { displayedPrices, options, fittingOptions, passengers, currency, requestedKind, selection } =
    results;
  const cheapestRef = cheapestOptionRef(fittingOptions, requestedKind);
  const choose = ({ ref, area_cutoff_hrs }: PriceOption, tripKind: TripKind) => {
    const { from, to } = trip;
    const earliest = earliestPickupDate(now, area_cutoff_hrs);
    choosePrice(state, { priceRef: ref, trip: tripKind, from, to }, earliest);
  };
  return (
    <div className="price-cards" data-arriving={displayedPrices ? undefined : ''}>
      <Stack>
        <TripKindToggle options={fittingOptions} requestedKind={requestedKind} />
        {options.map((option) => (
          <PriceCard
            key={option.ref}
            option={option}
            currency={currency}
            passengers={passengers}
            isCheapest={option.ref === cheapestRef}
            requestedKind={requestedKind}
            selectedKind={isSameId(selection?.priceRef, option.ref) ? selection?.trip : undefined}
            onChoosing={(tripKind) => choose(option, tripKind)}
            onChosen={(tripKind) => onChosen(option, tripKind)}
          />
        ))}
      </Stack>
    </div>
  );
}
