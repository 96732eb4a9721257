import { Trans } from '@lingui/react/macro';
import { offeredTripKinds } from '../../trip/pricing/price-options.ts';
import { hasSeats } from '../../trip/vehicles/seats.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Card, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceNotes } from './price-notes.tsx';
import { TripKindButtons, type SelectionHandlers } from './trip-kind-buttons.tsx';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';
import type { TripOffer } from './use-price-results.ts';
import { VehicleDescription } from './vehicle-description.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

interface PriceCardProps extends SelectionHandlers {
  option: PriceOption;
  offer: TripOffer;
  /** Whether this is the cheapest of the options that seat everyone, for the trip kind that leads on the cards. */
  isCheapest: boolean;
}

/** An option, which is a vehicle or a seat in one: its description, its capacity, and a button for each trip kind. */
export function PriceCard({ option, offer, isCheapest, onSelect, onChosen }: PriceCardProps) {
  const { currency, passengers, requestedKind, selection } = offer;
  useStyles(css);
  // False for a card that is about to disappear, because the party has become larger.
  const hasEnoughSeats = hasSeats(option, passengers);
  const picture = useSafeUrl(option.image_url, 'picture');
  const selectedKind = isSameId(selection?.priceRef, option.ref) ? selection?.trip : undefined;
  const tripKinds = offeredTripKinds([option], requestedKind, useHiddenTripKinds());

  return (
    <Card as="article" chosen={selectedKind !== undefined} faded={!hasEnoughSeats}>
      <div className="price-card">
        <CardMedia src={picture?.href} alt={option.title} fit="contain" drawing="van" />
        <div className="price-card-head">
          {isCheapest && (
            <Badge tone="success">
              <Trans>Best price</Trans>
            </Badge>
          )}
          <CardTitle level={2}>{option.title}</CardTitle>
          <VehicleFacts option={option} hasEnoughSeats={hasEnoughSeats} />
        </div>
        {option.description && <VehicleDescription text={option.description} />}
        <div className="price-card-footer">
          <TripKindButtons
            option={option}
            currency={currency}
            tripKinds={tripKinds}
            selectedKind={selectedKind}
            disabled={!hasEnoughSeats}
            onSelect={onSelect}
            onChosen={onChosen}
          />
        </div>
        <PriceNotes option={option} passengers={passengers} tripKinds={tripKinds} />
      </div>
    </Card>
  );
}
