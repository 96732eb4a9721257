import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availablePickupsQuery } from '../../../api/pickup.ts';
import { suitableVehicles } from '../../../cart/issues/transfer-issues.ts';
import { candidatePickups } from '../../../cart/repairs/candidate-pickups.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import type { LegName } from '../../../trip/legs.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import { tripKindOfLine } from '../../../trip/transfer-line.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Choices } from './choices.tsx';

/** As many as can be compared at a glance. */
const MAX_CHOICES = 3;

interface PickupChoicesProps {
  line: TransferLine;
  leg: LegName;
  timeZone: string | undefined;
  onChoose: (pickup: string) => void;
}

/** The nearest pickups that the provider can serve. */
export function PickupChoices({ line, leg, timeZone, onChoose }: PickupChoicesProps) {
  const { t } = useLingui();
  const { weekdayDateTime } = useFormats();
  const candidates = candidatePickups(line, leg, useNow(), timeZone);
  const request = useQuery(availablePickupsQuery(useApi(), line.priceSelected.ref, candidates));
  const pickups = (request.data ?? []).slice(0, MAX_CHOICES).toSorted();
  return (
    <Choices label={t`Possible pickup times`} choices={pickups} request={request}>
      {(pickup) => (
        <Button key={pickup} size="small" onClick={() => onChoose(pickup)}>
          {weekdayDateTime(pickup)}
        </Button>
      )}
    </Choices>
  );
}

interface VehicleChoicesProps {
  line: TransferLine;
  options: readonly PriceOption[];
  onChoose: (option: PriceOption) => void;
}

/** The smallest other vehicles that seat the party, with their prices. */
export function VehicleChoices({ line, options, onChoose }: VehicleChoicesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { currency } = useApi();
  const others = suitableVehicles(line, options).filter(({ ref }) => !isSameId(ref, line.priceSelected.ref));
  const price = (option: PriceOption) => money(priceOfTrip(option, tripKindOfLine(line)), currency);
  return (
    <Choices label={t`Other vehicles`} choices={others.slice(0, MAX_CHOICES)}>
      {(option) => (
        <Button key={option.ref} size="small" onClick={() => onChoose(option)}>
          <span>
            {option.title} · <span className="unbroken">{price(option)}</span>
          </span>
        </Button>
      )}
    </Choices>
  );
}
