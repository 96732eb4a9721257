import { useLingui } from '@lingui/react/macro';
import { isSameLine } from '../../../cart/cart-contents.ts';
import { candidatePickups } from '../../../cart/repairs/candidate-pickups.ts';
import { legToRepair } from '../../../cart/repairs/leg-to-repair.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useNow } from '../../../shared/storefront/use-now.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { priceOfTrip } from '../../../trip/pricing/trip-price.ts';
import { tripKindOfLine, withPickup } from '../../../trip/transfer-line.ts';
import { ProblemList, type LineRepairsProps, type RepairOption } from './problem-list.tsx';
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
  const transferCheck = check.transfers[id];
  // The latest answers may be about an earlier version of the line.
  const isCurrent = transferCheck && isSameLine(line, transferCheck.line);
  const { options = [], pickups = [], timeZone } = isCurrent ? transferCheck : {};
  const leg = legToRepair(line, list.issues, pickups);
  const candidates = candidatePickups(line, leg, now, timeZone);
  const hasCandidates = candidates.length > 0;

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

  const anotherTime: RepairOption = {
    label: t`Choose another time`,
    choices: (
      <PickupChoices
        candidates={candidates}
        priceRef={line.priceSelected.ref}
        lockedReason={list.lockedReason}
        onChoose={changePickup}
      />
    ),
  };
  const anotherDay: RepairOption = { label: t`Choose another day`, run: onEdit };
  const anotherVehicle: RepairOption = {
    label: t`Choose another vehicle`,
    choices: (
      <VehicleChoices
        line={line}
        options={options}
        lockedReason={list.lockedReason}
        onChoose={changeVehicle}
      />
    ),
  };
  return (
    <ProblemList
      {...list}
      check={check}
      item={{ kind: 'transfer', cartLine }}
      options={{
        time: hasCandidates ? anotherTime : undefined,
        day: hasCandidates ? undefined : anotherDay,
        vehicle: options.length > 0 ? anotherVehicle : undefined,
      }}
      onAcceptPrice={acceptPrice}
    />
  );
}

function withVehicle(line: TransferLine, option: PriceOption): TransferLine {
  return { ...line, priceSelected: option, total: priceOfTrip(option, tripKindOfLine(line)) };
}
