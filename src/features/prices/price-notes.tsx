import { Trans } from '@lingui/react/macro';
import { formatRoughMoney } from '../../lib/money.ts';
import { isPrivate, roundtripSaving } from '../../trip/pricing/price-options.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { Badge } from '../../ui/content/badge.tsx';

interface PriceNotesProps {
  option: PriceOption;
  passengers: number;
  /** The trip kinds on the card, the leading one first. */
  tripKinds: readonly TripKind[];
}

/**
 * Shows how much a round trip saves, if both trip kinds are on the card, and what a private vehicle costs per passenger. The
 * amounts have no currency, so that they stand out less than the prices above.
 */
export function PriceNotes({ option, passengers, tripKinds }: PriceNotesProps) {
  const [leadingKind] = tripKinds;
  const saving = tripKinds.length < 2 ? 0 : roundtripSaving(option);
  const saved = <span className="unbroken">{formatRoughMoney(saving)}</span>;
  const showsPricePerPerson = leadingKind !== undefined && isPrivate(option) && passengers > 1;
  if (saving === 0 && !showsPricePerPerson) return null;
  return (
    <div className="price-notes">
      {saving > 0 && (
        <Badge tone="success">
          <span>
            <Trans>Round trip saves {saved}</Trans>
          </span>
        </Badge>
      )}{' '}
      {showsPricePerPerson && (
        <PricePerPerson total={priceOfTrip(option, leadingKind)} passengers={passengers} />
      )}
    </div>
  );
}

function PricePerPerson({ total, passengers }: { total: number; passengers: number }) {
  const each = <span className="unbroken">{formatRoughMoney(total / passengers)}</span>;
  return (
    <p className="muted">
      <Trans>
        about {each} per person ({passengers})
      </Trans>
    </p>
  );
}
