import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isPrivate, offeredTripKinds, roundtripSaving } from '../../trip/pricing/price-options.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSafeUrl } from '../../shared/host/use-safe-url.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardTitle } from '../../ui/content/cards/card.tsx';
import { CardMedia } from '../../ui/content/cards/card-media.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import css from './price-card.css?inline';
import { useHiddenTripKinds } from './use-hidden-trip-kinds.ts';

/** How long a selected trip is shown as being prepared, as specified. */
const CHOOSING_MS = 600;
/** By then the visitor sees that the button was pressed. */
const PRESSED_MS = 50;

export interface PriceCardProps {
  option: PriceOption;
  /** The currency of its prices: still the previous one while those of a new one are loading. */
  currency: string;
  /** The party, which a private vehicle's price is for. */
  passengers: number;
  /** Of those that fit, for the requested trip kind. */
  isCheapest: boolean;
  /** False for a card that is about to disappear because it no longer seats everybody. */
  fits: boolean;
  /** The requested trip kind, which comes first. */
  wanted: TripKind;
  selected: TripKind | undefined;
  /** As soon as the choice is shown as being prepared. */
  onChoosing: (tripKind: TripKind) => void;
  onChosen: (tripKind: TripKind) => void;
}

/** The cards of an answer; invisible and out of reach as long as it is `arriving`. */
export function PriceCards({ arriving, children }: { arriving: boolean; children: ReactNode }) {
  useStyles(css);
  return (
    <div className="price-cards" data-arriving={arriving ? '' : undefined}>
      <Stack>{children}</Stack>
    </div>
  );
}

/** A vehicle or seat: its description, capacity and trip kinds. */
export function PriceCard(props: PriceCardProps) {
  const { option, currency, passengers, fits, isCheapest, wanted, selected, onChoosing, onChosen } = props;
  const { t } = useLingui();
  useStyles(css);
  const picture = useSafeUrl(option.image_url, 'picture');
  const [choosing, setChoosing] = useState<TripKind>();
  const tripKinds = offeredTripKinds(option, wanted, useHiddenTripKinds());

  const preparing = useEffectEvent(onChoosing);
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!choosing) return;
    const timers = [
      setTimeout(() => preparing(choosing), PRESSED_MS),
      setTimeout(() => chosen(choosing), CHOOSING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [choosing]);

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
              {isPrivate(option) ? <Trans>Private</Trans> : typeText(option, t`Shared`)}
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
        <Saving option={option} currency={currency} tripKinds={tripKinds} />
        <div className="price-card-foot">
          {tripKinds.map((tripKind) => (
            <TripButton
              key={tripKind}
              kind={tripKind}
              leads={tripKind === tripKinds[0]}
              option={option}
              currency={currency}
              busy={choosing === tripKind}
              disabled={!fits}
              pressed={selected === tripKind}
              onClick={() => setChoosing(choosing ?? tripKind)}
            />
          ))}
          <PriceNote option={option} currency={currency} passengers={passengers} tripKinds={tripKinds} />
        </div>
      </div>
    </Card>
  );
}

function TripButton(props: {
  kind: TripKind;
  leads: boolean;
  option: PriceOption;
  currency: string;
  busy: boolean;
  disabled: boolean;
  pressed: boolean;
  onClick: () => void;
}) {
  const { money } = useFormats();
  const { kind, leads, option, currency, busy, disabled, pressed, onClick } = props;
  return (
    <Button
      variant={leads ? 'primary' : 'secondary'}
      busy={busy}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="trip-kind" data-leads={leads ? '' : undefined}>
        <span>{kind === 'oneway' ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}</span>{' '}
        <PriceText size={leads ? 'large' : 'medium'} amount={money(priceOfTrip(option, kind), currency)} />
      </span>
    </Button>
  );
}

interface PriceNotesProps extends Pick<PriceCardProps, 'option' | 'currency' | 'passengers'> {
  tripKinds: readonly TripKind[];
}

/** What a private vehicle's price means for the party, and what prices include. */
function PriceNote({ option, currency, passengers, tripKinds }: PriceNotesProps) {
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const [tripKind] = tripKinds;
  if (!tripKind) return null;
  const isForParty = isPrivate(option) && passengers > 1;
  const each = isForParty && (
    <span className="unbroken">{money(priceOfTrip(option, tripKind) / passengers, currency)}</span>
  );
  if (!each && !showTaxesIncludedLabel) return null;
  return (
    <p className="price-card-note muted">
      {each && (
        <Trans>
          about {each} each for {passengers}
        </Trans>
      )}
      {each && showTaxesIncludedLabel && ' · '}
      {showTaxesIncludedLabel && <Trans>Taxes included</Trans>}
    </p>
  );
}

/** What a round trip spares, where both kinds are on offer. */
function Saving({ option, currency, tripKinds }: Omit<PriceNotesProps, 'passengers'>) {
  const { money } = useFormats();
  const saving = roundtripSaving(option);
  if (saving === 0 || tripKinds.length < 2) return null;
  const saved = <span className="unbroken">{money(saving, currency)}</span>;
  return (
    <div className="price-card-saving">
      <Badge tone="success">
        <span>
          <Trans>Round trip saves {saved}</Trans>
        </span>
      </Badge>
    </div>
  );
}

function typeText(option: PriceOption, shared: string): string {
  return option.type.toLowerCase() === 'shared' || option.type === '' ? shared : option.type;
}

/** A card's shape while prices are loading. */
export function PriceCardSkeleton() {
  useStyles(css);
  return (
    <Card>
      <div className="price-card">
        <div className="price-card-picture">
          <Skeleton shape="block" height="100%" />
        </div>
        <div className="price-card-head">
          <Skeleton width="60%" height={24} />
          <Skeleton width="90%" />
        </div>
        <div className="price-card-about">
          <Skeleton />
          <Skeleton width="70%" />
        </div>
        <div className="price-card-foot">
          <Skeleton shape="block" height={64} />
        </div>
      </div>
    </Card>
  );
}
