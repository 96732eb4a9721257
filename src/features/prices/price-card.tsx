import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { isPrivate, isShared, offeredTripKinds } from '../../trip/pricing/price-options.ts';
import { hasSeats } from '../../trip/vehicles/seats.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Card, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceNote, RoundTripSaving } from './price-card-notes.tsx';
import { TripKindButtons, type SelectionHandlers } from './trip-kind-buttons.tsx';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';
import type { TripOffer } from './use-price-results.ts';

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
        <CardMedia
          src={picture?.href}
          alt={option.title}
          fit="contain"
          drawing="van"
          badges={
            isCheapest && (
              <Badge tone="success">
                <Trans>Best price</Trans>
              </Badge>
            )
          }
        />
        <div className="price-card-head">
          <CardTitle level={2}>{option.title}</CardTitle>
          <VehicleFacts option={option} hasEnoughSeats={hasEnoughSeats} />
        </div>
        {option.description && <p className="price-card-about muted">{option.description}</p>}
        <RoundTripSaving option={option} currency={currency} tripKinds={tripKinds} />
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
          <PriceNote option={option} currency={currency} passengers={passengers} tripKinds={tripKinds} />
        </div>
      </div>
    </Card>
  );
}

/** The type of a vehicle, its category if it is private, and its number of seats. */
function VehicleFacts({ option, hasEnoughSeats }: { option: PriceOption; hasEnoughSeats: boolean }) {
  return (
    <Cluster>
      <span className="fact">
        <VehicleType option={option} />
      </span>
      {isPrivate(option) && option.category && <span className="fact">{option.category}</span>}
      <span className="fact">
        <Users size={16} aria-hidden="true" />
        {hasEnoughSeats ? (
          <Trans>Up to {option.max_pax} passengers</Trans>
        ) : (
          <Trans>Seats {option.max_pax}</Trans>
        )}
      </span>
    </Cluster>
  );
}

/** The type of a vehicle: translated if it is known, otherwise as the provider names it. */
function VehicleType({ option }: { option: PriceOption }) {
  if (isPrivate(option)) return <Trans>Private</Trans>;
  return isShared(option) ? <Trans>Shared</Trans> : option.type;
}
