import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { unbroken } from '../../lib/unbroken.ts';
import type { RideGroup } from '../../sale/ride-groups.ts';
import { rideKind } from '../../sale/rides.ts';
import type { TransferSale } from '../../schema/sale.ts';
import { partySize } from '../../trip/party-rules.ts';
import { partyText } from '../trip/use-party-label.ts';

/** The title of a ride, which stands beside the time of its pickup: it says what happens then, and where. */
export function rideTitle(transfer: TransferSale, i18n: I18n): string {
  const from = transfer.pickup_place.title;
  const to = transfer.dropoff_place.title;
  if (from) return i18n._(msg`Pickup at ${from}`);
  return to ? i18n._(msg`Transfer to ${to}`) : i18n._(msg`Transfer`);
}

/** What tells rides from others: their kind, and how many vehicles they are if there are several. */
export function rideLabel({ ride, rides }: RideGroup, i18n: I18n): string {
  const kind = rideKindText(ride, i18n);
  if (rides.length === 1) return kind;
  return `${kind} · ${i18n._(msg`${plural(rides.length, { one: '# vehicle', other: '# vehicles' })}`)}`;
}

/** The kind of vehicle, with their number if there are several: `4 × Deluxe Sedan`. Undefined if it is unknown. */
export function vehicleText({ ride, rides }: RideGroup): string | undefined {
  const vehicle = ride.service_type?.label;
  return vehicle && rides.length > 1 ? unbroken(`${rides.length} × `) + vehicle : vehicle;
}

/** Who travels, and how many in each of several vehicles: `8 adults · 2 in each vehicle`, `8 adults · 3 + 3 + 2`. */
export function passengersText({ rides, party }: RideGroup, i18n: I18n): string {
  const everyone = partyText(party, i18n);
  const [size = 0, ...others] = rides.map(partySize);
  if (others.length === 0) return everyone;
  const isEven = others.every((other) => other === size);
  const seated = isEven ? i18n._(msg`${size} in each vehicle`) : [size, ...others].join(' + ');
  return `${everyone} · ${seated}`;
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
