import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availablePickupsQuery } from '../../../api/pickup.ts';
import { suitableVehicles } from '../../../cart/issues/transfer-issues.ts';
import { MAX_ALTERNATIVES } from '../../../cart/repairs/repairs.ts';
import type { LocalDateTime } from '../../../lib/dates.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import { tripKindOfLine } from '../../../trip/transfer-line.ts';
import { Choices } from './choices.tsx';

interface PickupChoicesProps {
  /** The pickups to look up, nearest first. */
  candidates: readonly LocalDateTime[];
  priceRef: PriceOption['ref'];
  lockedReason: string | undefined;
  onChoose: (pickup: string) => void;
}

/** The nearest pickups that the provider can serve. */
export function PickupChoices({ candidates, priceRef, lockedReason, onChoose }: PickupChoicesProps) {
  const { t } = useLingui();
  const { weekdayDateTime } = useFormats();
  const request = useQuery(availablePickupsQuery(useApi(), priceRef, candidates));
  const pickups = (request.data ?? []).slice(0, MAX_ALTERNATIVES).toSorted();
  return (
    <Choices
      label={t`Possible pickup times`}
      choices={pickups}
      keyOf={(pickup) => pickup}
      request={request}
      lockedReason={lockedReason}
      onChoose={onChoose}
    >
      {weekdayDateTime}
    </Choices>
  );
}

interface VehicleChoicesProps {
  line: TransferLine;
  options: readonly PriceOption[];
  lockedReason: string | undefined;
  onChoose: (option: PriceOption) => void;
}

/** The smallest other vehicles that seat the party, with their prices. */
export function VehicleChoices({ line, options, lockedReason, onChoose }: VehicleChoicesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currency } = useApi();
  const others = suitableVehicles(line, options).filter(({ ref }) => !isSameId(ref, line.priceSelected.ref));
  const price = (option: PriceOption) => money(priceOfTrip(option, tripKindOfLine(line)), currency);
  return (
    <Choices
      label={t`Other vehicles`}
      choices={others.slice(0, MAX_ALTERNATIVES)}
      keyOf={({ ref }) => ref}
      lockedReason={lockedReason}
      onChoose={onChoose}
    >
      {(option) => (
        <span>
          {option.title} · <span className="unbroken">{price(option)}</span>
        </span>
      )}
    </Choices>
  );
}
