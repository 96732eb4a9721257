import { Trans, useLingui } from '@lingui/react/macro';
import Users from 'lucide-react/icons/users';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPrivate, offeredTripKinds, roundtripSaving } from '../../domain/prices.ts';
import { priceOfTrip } from '../../domain/trip-price.ts';
import { useElement } from '../../shared/element-host.ts';
import { useFormats } from '../../shared/use-formats.ts';
import { useSafeUrl } from '../../shared/use-safe-url.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/transfer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardFoot, CardTitle } from '../../ui/card.tsx';
import cardCss from '../../ui/card.css?inline';
import { CardMedia } from '../../ui/card-media.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';

/** How long a selected trip is shown as being prepared, as specified. */
const CHOOSING_MS = 600;

export interface PriceCardProps {
  option: PriceOption;
  /** The currency of its prices: still the previous one while those of a new one are loading. */
  currency: string;
  /** False for a card that is about to disappear because it no longer seats everybody. */
  fits: boolean;
  /** The requested trip kind, which comes first. */
  wanted: TripKind;
  selected: TripKind | undefined;
  onChosen: (tripKind: TripKind) => void;
}

/** A vehicle or seat: its description, capacity and trip kinds. */
export function PriceCard({ option, currency, fits, wanted, selected, onChosen }: PriceCardProps) {
  const { t } = useLingui();
  const { options } = useElement();
  const picture = useSafeUrl(option.image_url, 'picture');
  const [choosing, setChoosing] = useState<TripKind>();
  const hidden = { oneway: options.hideOnewayPrices, roundtrip: options.hideRoundtripPrices };
  const tripKinds = offeredTripKinds(option, wanted, hidden);

  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!choosing) return;
    const timer = setTimeout(() => chosen(choosing), CHOOSING_MS);
    return () => clearTimeout(timer);
  }, [choosing]);

  return (
    <Card as="article" side chosen={selected !== undefined} faded={!fits}>
      <CardMedia src={picture?.href} alt={option.title} fit="contain" />
      <CardBody>
        <CardTitle level={2}>{option.title}</CardTitle>
        <Cluster>
          <Badge tone="primary">
            {isPrivate(option) ? <Trans>Private</Trans> : typeText(option, t`Shared`)}
          </Badge>
          {isPrivate(option) && option.category && <Badge>{option.category}</Badge>}
          <Badge icon={<Users size={14} aria-hidden="true" />}>
            {fits ? <Trans>Up to {option.max_pax} passengers</Trans> : <Trans>Seats {option.max_pax}</Trans>}
          </Badge>
        </Cluster>
        {option.description && <p className="muted">{option.description}</p>}
        <Saving option={option} currency={currency} visible={tripKinds.length === 2} />
        {isPrivate(option) && option.max_pax > 1 && (
          <PerPerson option={option} currency={currency} tripKinds={tripKinds} />
        )}
        <CardFoot>
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
        </CardFoot>
      </CardBody>
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
  useStyles(cardCss);
  const { kind, leads, option, currency, busy, disabled, pressed, onClick } = props;
  return (
    <Button
      variant={leads ? 'primary' : 'secondary'}
      busy={busy}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="trip-kind">
        <span>{kind === 'oneway' ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}</span>{' '}
        <PriceText amount={money(priceOfTrip(option, kind), currency)} />
      </span>
    </Button>
  );
}

type PriceFacts = Pick<PriceCardProps, 'option' | 'currency'>;

/** The price per seat if the vehicle is full. */
function PerPerson({ option, currency, tripKinds }: PriceFacts & { tripKinds: readonly TripKind[] }) {
  const { money } = useFormats();
  const [tripKind] = tripKinds;
  if (!tripKind) return null;
  const amount = (
    <span className="unbroken">{money(priceOfTrip(option, tripKind) / option.max_pax, currency)}</span>
  );
  return (
    <p className="muted">
      <Trans>Price for the whole vehicle: {amount} per person when it is full</Trans>
    </p>
  );
}

function Saving({ option, currency, visible }: PriceFacts & { visible: boolean }) {
  const { money } = useFormats();
  const saving = roundtripSaving(option);
  if (!visible || saving === 0) return null;
  const amount = <span className="unbroken">{money(saving, currency)}</span>;
  return (
    <p className="success">
      <Trans>A round trip saves you {amount}.</Trans>
    </p>
  );
}

function typeText(option: PriceOption, shared: string): string {
  return option.type.toLowerCase() === 'shared' || option.type === '' ? shared : option.type;
}
