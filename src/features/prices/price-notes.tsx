import { Trans, useLingui } from '@lingui/react/macro';
import { formatRoughMoney } from '../../lib/money.ts';
import { pricePerPerson, roundtripSaving } from '../../trip/pricing/price-options.ts';
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
 * Shows what the leading trip kind costs per passenger and, if both trip kinds are on the card, how much a round trip saves.
 * The amounts have no currency, so that they stand out less than the prices above.
 */
export function PriceNotes({ option, passengers, tripKinds }: PriceNotesProps) {
  const [leadingKind] = tripKinds;
  const hasBothKinds = tripKinds.length > 1;
  const saving = hasBothKinds ? roundtripSaving(option) : 0;
  const saved = <span className="unbroken">{formatRoughMoney(saving)}</span>;
  const showsPricePerPerson = leadingKind !== undefined && passengers > 1;
  if (saving === 0 && !showsPricePerPerson) return null;
  return (
    <div className="price-notes" data-split={hasBothKinds && leadingKind === 'oneway' ? '' : undefined}>
      {showsPricePerPerson && (
        <PricePerPersonNote option={option} tripKind={leadingKind} passengers={passengers} />
      )}{' '}
      {saving > 0 && (
        <Badge tone="success">
          <span>
            <Trans>Round trip saves {saved}</Trans>
          </span>
        </Badge>
      )}
    </div>
  );
}

interface PricePerPersonNoteProps extends Pick<PriceNotesProps, 'option' | 'passengers'> {
  tripKind: TripKind;
}

function PricePerPersonNote({ option, tripKind, passengers }: PricePerPersonNoteProps) {
  const { t } = useLingui();
  const { amount, isSeatPrice } = pricePerPerson(option, tripKind, passengers);
  const each = <span className="unbroken">{formatRoughMoney(amount)}</span>;
  const trip = tripKind === 'oneway' ? t`One way` : t`Round trip`;
  return (
    <p className="muted">
      {isSeatPrice ? (
        <Trans>
          {trip}: {each} per person ({passengers})
        </Trans>
      ) : (
        <Trans>
          {trip}: about {each} per person ({passengers})
        </Trans>
      )}
    </p>
  );
}
