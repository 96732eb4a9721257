import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { isPrivate, isShared } from '../../trip/pricing/price-options.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { Cluster } from '../../ui/layout/layout.tsx';

interface VehicleFactsProps {
  option: PriceOption;
  hasEnoughSeats: boolean;
}

/** The type of a vehicle, its category if it is private, and its number of seats. */
export function VehicleFacts({ option, hasEnoughSeats }: VehicleFactsProps) {
  return (
    <Cluster>
      <span className="fact">
        <VehicleType option={option} />
      </span>
      {isPrivate(option) && option.category && (
        <span className="fact">
          <VehicleCategory category={option.category} />
        </span>
      )}
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

/** The category of a vehicle: translated if it is known, otherwise as the provider names it. */
function VehicleCategory({ category }: { category: string }) {
  const { t } = useLingui();
  const names = new Map([
    ['standard', t`Standard`],
    ['deluxe', t`Deluxe`],
    ['luxury', t`Luxury`],
  ]);
  return names.get(category.toLowerCase()) ?? category;
}
