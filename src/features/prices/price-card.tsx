import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPrivate, isShared, offeredTripKinds } from '../../trip/pricing/price-options.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { PriceNote, RoundTripSaving } from './price-card-notes.tsx';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';

/** How long a button is busy before the visitor moves on: long enough to see which option was chosen. */
const BUSY_MS = 600;
/** The choice is stored only after the busy button has been painted, because that renders every card again. */
const PAINT_MS = 50;

interface PriceCardProps {
  option: PriceOption;
  /** The currency of the option's prices, which is still the previous one while new prices are loading. */
  currency: string;
  /** How many people share the price of a private vehicle. */
  passengers: number;
  /** Whether this is the cheapest of the options that seat everyone, for the requested trip kind. */
  isCheapest: boolean;
  /** The requested trip kind, which comes first. */
  requestedKind: TripKind;
  selectedKind: TripKind | undefined;
  /** Called as soon as the button is shown as busy. */
  onChoosing: (tripKind: TripKind) => void;
  /** Called when the button has been busy long enough. */
  onChosen: (tripKind: TripKind) => void;
}

/** An option, which is a vehicle or a seat in one: its description, its capacity, and a button for each trip kind. */
export function PriceCard(props: PriceCardProps) {
  const { option, currency, passengers, isCheapest, requestedKind, selectedKind } = props;
  useStyles(css);
  // False for a card that is about to disappear, because the party has become larger.
  const hasEnoughSeats = option.max_pax >= passengers;
  const picture = useSafeUrl(option.image_url, 'picture');
  const [chosenKind, choose] = useChoice(props);
  const tripKinds = offeredTripKinds(option, requestedKind, useHiddenTripKinds());

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
          {tripKinds.map((tripKind, index) => (
            <TripKindButton
              key={tripKind}
              tripKind={tripKind}
              primary={index === 0}
              option={option}
              currency={currency}
              busy={chosenKind === tripKind}
              disabled={!hasEnoughSeats}
              pressed={selectedKind === tripKind}
              onClick={() => choose(tripKind)}
            />
          ))}
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

/** Returns the trip kind that was chosen on this card, and a function that chooses one. Only the first choice counts. */
function useChoice({ onChoosing, onChosen }: Pick<PriceCardProps, 'onChoosing' | 'onChosen'>) {
  const [chosenKind, setChosenKind] = useState<TripKind>();
  const handleChoosing = useEffectEvent(onChoosing);
  const handleChosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!chosenKind) return;
    const timers = [
      setTimeout(() => handleChoosing(chosenKind), PAINT_MS),
      setTimeout(() => handleChosen(chosenKind), BUSY_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [chosenKind]);
  const choose = (tripKind: TripKind) => setChosenKind(chosenKind ?? tripKind);
  return [chosenKind, choose] as const;
}

interface TripKindButtonProps extends Pick<PriceCardProps, 'option' | 'currency'> {
  tripKind: TripKind;
  primary: boolean;
  busy: boolean;
  disabled: boolean;
  pressed: boolean;
  onClick: () => void;
}

function TripKindButton(props: TripKindButtonProps) {
  const { money } = useFormats();
  const { tripKind, primary, option, currency, busy, disabled, pressed, onClick } = props;
  const price = money(priceOfTrip(option, tripKind), currency);
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      busy={busy}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="trip-kind">
        <span>{tripKind === 'oneway' ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}</span>{' '}
        <PriceText size={primary ? 'large' : 'medium'} amount={price} />
      </span>
    </Button>
  );
}
