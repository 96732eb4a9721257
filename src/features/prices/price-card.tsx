import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPrivate, offeredTripKinds } from '../../trip/pricing/price-options.ts';
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

/** How long a button is busy before the visitor moves on, as specified. */
const BUSY_MS = 600;
/** The choice is stored only after the busy button has been painted, because that renders every card again. */
const PAINT_MS = 50;

export interface PriceCardProps {
  option: PriceOption;
  /** The currency of its prices, which is still the previous one while new prices are loading. */
  currency: string;
  /** How many people share the price of a private vehicle. */
  passengers: number;
  /** Among the options that seat everyone, for the requested trip kind. */
  isCheapest: boolean;
  /** False for a card that is about to disappear because it no longer seats everyone. */
  fits: boolean;
  /** The requested trip kind, which comes first. */
  wanted: TripKind;
  selected: TripKind | undefined;
  /** Called as soon as the button is shown as busy. */
  onChoosing: (tripKind: TripKind) => void;
  /** Called when it has been busy long enough. */
  onChosen: (tripKind: TripKind) => void;
}

/** A vehicle or a seat: its description, its capacity, and a button for each trip kind. */
export function PriceCard(props: PriceCardProps) {
  const { option, currency, passengers, fits, isCheapest, wanted, selected } = props;
  const { t } = useLingui();
  useStyles(css);
  const picture = useSafeUrl(option.image_url, 'picture');
  const [chosen, choose] = useChoice(props);
  const tripKinds = offeredTripKinds(option, wanted, useHiddenTripKinds());
  const isShared = option.type === '' || option.type.toLowerCase() === 'shared';

  return (
    <Card as="article" chosen={selected !== undefined} faded={!fits}>
      <div className="price-card">
        <CardMedia
          src={picture?.href}
          alt={option.title}
          fit="contain"
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
          <Cluster>
            <span className="fact">
              {isPrivate(option) ? <Trans>Private</Trans> : isShared ? t`Shared` : option.type}
            </span>
            {isPrivate(option) && option.category && <span className="fact">{option.category}</span>}
            <span className="fact">
              <Users size={16} aria-hidden="true" />
              {fits ? (
                <Trans>Up to {option.max_pax} passengers</Trans>
              ) : (
                <Trans>Seats {option.max_pax}</Trans>
              )}
            </span>
          </Cluster>
        </div>
        {option.description && <p className="price-card-about muted">{option.description}</p>}
        <RoundTripSaving option={option} currency={currency} tripKinds={tripKinds} />
        <div className="price-card-foot">
          {tripKinds.map((tripKind, index) => (
            <TripKindButton
              key={tripKind}
              tripKind={tripKind}
              primary={index === 0}
              option={option}
              currency={currency}
              busy={chosen === tripKind}
              disabled={!fits}
              pressed={selected === tripKind}
              onClick={() => choose(tripKind)}
            />
          ))}
          <PriceNote option={option} currency={currency} passengers={passengers} tripKinds={tripKinds} />
        </div>
      </div>
    </Card>
  );
}

/** The trip kind that was chosen on this card, and the function to choose it; only the first choice counts. */
function useChoice({ onChoosing, onChosen }: Pick<PriceCardProps, 'onChoosing' | 'onChosen'>) {
  const [chosen, setChosen] = useState<TripKind>();
  const handleChoosing = useEffectEvent(onChoosing);
  const handleChosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!chosen) return;
    const timers = [
      setTimeout(() => handleChoosing(chosen), PAINT_MS),
      setTimeout(() => handleChosen(chosen), BUSY_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [chosen]);
  const choose = (tripKind: TripKind) => setChosen(chosen ?? tripKind);
  return [chosen, choose] as const;
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
      <span className="trip-kind" data-leads={primary ? '' : undefined}>
        <span>{tripKind === 'oneway' ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}</span>{' '}
        <PriceText size={primary ? 'large' : 'medium'} amount={price} />
      </span>
    </Button>
  );
}
