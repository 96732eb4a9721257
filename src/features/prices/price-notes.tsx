import { Trans } from '@lingui/react/macro';
import { isPrivate, roundtripSaving } from '../../trip/pricing/price-options.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { Badge } from '../../ui/content/badge.tsx';

interface PriceNotesProps {
  option: PriceOption;
  currency: string;
  /** The trip kinds on the card, the leading one first. */
  tripKinds: readonly TripKind[];
}

/** Shows how much a round trip saves, if both trip kinds are on the card. */
export function RoundTripSaving({ option, currency, tripKinds }: PriceNotesProps) {
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

/** Shows what a private vehicle costs per passenger, and whether prices include taxes. */
export function PriceNote({
  option,
  currency,
  tripKinds,
  passengers,
}: PriceNotesProps & { passengers: number }) {
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const [leadingKind] = tripKinds;
  if (!leadingKind) return null;
  const showsPricePerPerson = isPrivate(option) && passengers > 1;
  if (!showsPricePerPerson && !showTaxesIncludedLabel) return null;
  const each = (
    <span className="unbroken">{money(priceOfTrip(option, leadingKind) / passengers, currency)}</span>
  );
  return (
    <p className="price-card-note muted">
      {showsPricePerPerson && (
        <Trans>
          about {each} each for {passengers}
        </Trans>
      )}
      {showsPricePerPerson && showTaxesIncludedLabel && ' · '}
      {showTaxesIncludedLabel && <Trans>Taxes included</Trans>}
    </p>
  );
}
