import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { rideKind } from '../../sale/rides.ts';
import { vehicleNumber } from '../../sale/vehicle-number.ts';
import type { Sale, TransferSale } from '../../schema/sale.ts';

/** The title of a ride, which stands beside the time of its pickup: it says what happens then, and where. */
export function rideTitle(transfer: TransferSale, i18n: I18n): string {
  const from = transfer.pickup_place.title;
  const to = transfer.dropoff_place.title;
  if (from) return i18n._(msg`Pickup at ${from}`);
  return to ? i18n._(msg`Transfer to ${to}`) : i18n._(msg`Transfer`);
}

/** Which of several vehicles of the same trip a ride is; undefined if it is the only one. */
export function vehicleNumberText(transfer: TransferSale, sale: Sale, i18n: I18n): string | undefined {
  const found = vehicleNumber(transfer, sale);
  if (!found) return undefined;
  const { number, count } = found;
  return i18n._(msg`Vehicle ${number} of ${count}`);
}

/** Which of a sale's rides one is: its kind, and the number of its vehicle if there are several. */
export function rideLabel(transfer: TransferSale, sale: Sale, i18n: I18n): string {
  return [rideKindText(transfer, i18n), vehicleNumberText(transfer, sale, i18n)]
    .filter((text) => text !== undefined)
    .join(' · ');
}

function rideKindText(transfer: TransferSale, i18n: I18n): string {
  const kind = rideKind(transfer);
  if (kind === 'ride') return i18n._(msg`Transfer`);
  return kind === 'arrival' ? i18n._(msg`Arrival`) : i18n._(msg`Departure`);
}

/** The label of a ride's flight. Without a pickup time, it is unknown whether the flight lands or takes off. */
export function flightLabel(transfer: TransferSale, i18n: I18n): string {
  const kind = rideKind(transfer);
  if (kind === 'ride') return i18n._(msg`Flight time`);
  return kind === 'arrival' ? i18n._(msg`Flight lands`) : i18n._(msg`Flight takes off`);
}
