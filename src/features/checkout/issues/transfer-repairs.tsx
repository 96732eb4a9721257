import { useLingui } from '@lingui/react/macro';
import { candidatePickups } from '../../../cart/repairs/candidate-pickups.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import { tripKindOfLine, withPickup } from '../../../trip/transfer-line.ts';
import { RepairList, type LineRepairsProps } from './repair-list.tsx';
import { PickupChoices, VehicleChoices } from './transfer-choices.tsx';
import { useChangeLine } from './use-change-line.ts';

interface TransferRepairsProps extends LineRepairsProps {
  cartLine: CartTransfer;
  /** Opens the form, where all days can be chosen. */
  onEdit: () => void;
}

/** The repairs of a transfer: another pickup time, another day in its form, or another vehicle. */
export function TransferRepairs({ cartLine, check, onEdit, onRepaired, ...list }: TransferRepairsProps) {
  const { t } = useLingui();
  const now = useNow();
  const { cart } = useStorefront().state;
  const { currency } = useApi();
  const changeLine = useChangeLine(cartLine.id, onRepaired);
  const { id, line, accepted } = cartLine;
  const { options = [], pickups = [], timeZone } = check.transfers[id] ?? {};
  // If the provider refused no pickup, the issue is that the pickup on arrival may be too early.
  const arrivalLeg = line.tripType === 'H2A' ? 'return' : 'service';
  const leg = pickups.find(({ valid }) => !valid)?.leg ?? arrivalLeg;
  const hasPickups = candidatePickups(line, leg, now, timeZone).length > 0;

  const changePickup = (pickup: string) =>
    changeLine('update', () => cart.replaceTransfer(id, withPickup(line, leg, pickup), accepted));
  const changeVehicle = (option: PriceOption) => {
    const changedLine = withVehicle(line, option);
    changeLine('update', () => cart.replaceTransfer(id, changedLine, { total: changedLine.total, currency }));
  };
  // The line that is sent has to contain the vehicle's current price, if known.
  const acceptPrice = (total: number) =>
    changeLine('issue', () => {
      const vehicle = options.find(({ ref }) => isSameId(ref, line.priceSelected.ref));
      if (vehicle) cart.replaceTransfer(id, withVehicle(line, vehicle), { total, currency });
      else cart.acceptPrice(id, { total, currency });
    });

  return (
    <RepairList
      {...list}
      item={{ kind: 'transfer', cartLine }}
      options={{
        time: {
          label: t`Choose another time`,
          isPossible: hasPickups,
          choices: <PickupChoices line={line} leg={leg} timeZone={timeZone} onChoose={changePickup} />,
        },
        day: { label: t`Choose another day`, isPossible: !hasPickups, run: onEdit },
        vehicle: {
          label: t`Choose another vehicle`,
          isPossible: options.length > 0,
          choices: <VehicleChoices line={line} options={options} onChoose={changeVehicle} />,
        },
      }}
      onAcceptPrice={acceptPrice}
    />
  );
}

function withVehicle(line: TransferLine, option: PriceOption): TransferLine {
  return { ...line, priceSelected: option, total: priceOfTrip(option, tripKindOfLine(line)) };
}
