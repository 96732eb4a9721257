import { cheapestOptionRef, offeredTripKinds } from '../../trip/pricing/price-options.ts';
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
import { PriceListHead } from './price-list-head.tsx';
import { TripKindToggle } from './trip-kind-toggle.tsx';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';
import type { TripOffer } from './use-price-results.ts';

interface PriceListProps {
  trip: TripQuery;
  offer: TripOffer;
  /** The time zone of the trip; undefined if unknown. */
  timeZone: string | undefined;
  /** False while the prices have arrived, but are not displayed yet: the cards are rendered invisibly until then. */
  isDisplayed: boolean;
  /** Called when a trip kind was chosen on a card, after its button has been busy for a moment. */
  onChosen: (option: PriceOption, tripKind: TripKind) => void;
}

/** Renders a card for each option, as soon as the prices arrive, so that displaying the cards later takes no time. */
export function PriceList({ trip, offer, timeZone, isDisplayed, onChosen }: PriceListProps) {
  useStyles(css);
  const { state } = useStorefront();
  const now = useNow();
  const { options, fittingOptions, requestedKind } = offer;
  const [leadingKind = requestedKind] = offeredTripKinds(fittingOptions, requestedKind, useHiddenTripKinds());
  const cheapestRef = cheapestOptionRef(fittingOptions, leadingKind);
  const select = ({ ref, area_cutoff_hrs }: PriceOption, tripKind: TripKind) => {
    const { from, to } = trip;
    const earliest = earliestPickupDate(now, area_cutoff_hrs, timeZone);
    choosePrice(state, { priceRef: ref, trip: tripKind, from, to }, earliest);
  };
  const finish = (option: PriceOption, tripKind: TripKind) => {
    // A button on another card may have been pressed in the meantime: the last one counts.
    const { selection } = state.draft.state;
    if (isSameId(selection?.priceRef, option.ref)) onChosen(option, tripKind);
  };
  return (
    <div className="price-cards" data-arriving={isDisplayed ? undefined : ''}>
      <Stack>
        <PriceListHead>
          <TripKindToggle options={fittingOptions} requestedKind={requestedKind} />
        </PriceListHead>
        {options.map((option) => (
          <PriceCard
            key={option.ref}
            option={option}
            offer={offer}
            isCheapest={option.ref === cheapestRef}
            onSelect={(tripKind) => select(option, tripKind)}
            onChosen={(tripKind) => finish(option, tripKind)}
          />
        ))}
      </Stack>
    </div>
  );
}
