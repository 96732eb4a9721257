import { dateTimeAfterHours, minutesBetween, type LocalDateTime } from '../../lib/dates.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { partySize } from '../../trip/party-rules.ts';
import { optionsWithSeats } from '../../trip/pricing/price-options.ts';
import { isSold } from '../../trip/pricing/trip-price.ts';
import { legKindsOfLine, legOfLine, tripKindOfLine } from '../../trip/transfer-line.ts';
import { isSameLine } from '../cart-contents.ts';
import { isPastEverywhere } from '../past-everywhere.ts';
import type { TransferCheck } from './cart-check.ts';

/** The issues that the provider's latest answers raise about a transfer in the cart. */
export function transferIssues(line: TransferLine, check: TransferCheck | undefined, now: Date): CartIssue[] {
  if (isPastEverywhere([line.serviceDatetime, line.returnDatetime], now)) return [{ code: 'cutoff-passed' }];
  if (!check || !isSameLine(line, check.line)) return [];
  if (check.hasNoAirport) return [{ code: 'not-offered' }];
  const vehicles = check.options && suitableVehicles(line, check.options);
  const vehicle = vehicles?.find(({ ref }) => isSameId(ref, line.priceSelected.ref));
  if (vehicles && !vehicle) return [{ code: 'not-offered' }];
  const refusal = check.pickups.find(({ valid }) => !valid);
  if (!refusal) return [];
  const issue: CartIssue = { code: 'pickup-refused', message: refusal.message ?? '' };
  // The lead time only explains a refusal: by itself it proves nothing, because the visitor's clock may be wrong.
  const earliest = vehicle && dateTimeAfterHours(now, vehicle.area_cutoff_hrs, check.timeZone);
  const isTooLate = earliest !== undefined && hasPickupBefore(line, earliest);
  return isTooLate ? [{ code: 'cutoff-passed' }, issue] : [issue];
}

/** The options that seat the whole party and are sold for the line's trip kind, smallest vehicle first. */
export function suitableVehicles(line: TransferLine, options: readonly PriceOption[]): PriceOption[] {
  const tripKind = tripKindOfLine(line);
  const soldOptions = options.filter((option) => isSold(option, tripKind));
  return optionsWithSeats(soldOptions, partySize(line));
}

function hasPickupBefore(line: TransferLine, earliest: LocalDateTime): boolean {
  return legKindsOfLine(line).some(({ name }) => {
    const { pickupAt } = legOfLine(line, name);
    return pickupAt !== '' && minutesBetween(earliest, pickupAt) < 0;
  });
}
