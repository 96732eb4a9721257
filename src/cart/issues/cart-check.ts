import type { PricedCart } from '../../schema/cart-summary.ts';
import type { Extra } from '../../schema/extra.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TourLine } from '../../schema/tour-line.ts';
import type { Tour } from '../../schema/tour.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { LegName } from '../../trip/legs.ts';

/**
 * The provider's answers in one round of requests about a cart. Unanswered requests are undefined and raise no issues. Lines
 * are stored as they were checked, because they may have changed since.
 */
export interface CartCheck {
  /** When the round was started, in milliseconds since 1970. */
  at: number;
  totals: PricedCart | undefined;
  /** The transfers, by line id. */
  transfers: Readonly<Record<string, TransferCheck>>;
  /** The tours, by line id. */
  tours: Readonly<Record<string, TourCheck>>;
  /** How long drives take, by `driveKey`, if the cart has tours; undefined for unknown places. */
  drivingMinutes?: Readonly<Record<string, number | undefined>> | undefined;
  /** The extras on offer. */
  extras: readonly Pick<Extra, 'id'>[] | undefined;
}

export interface TransferCheck {
  line: TransferLine;
  /** All options for the trip, including those that are too small. */
  options: readonly PriceOption[] | undefined;
  /** The provider's verdict about each pickup. */
  pickups: readonly PickupCheck[];
  /** Whether the transfer has no airport, although one of its places must be one. */
  hasNoAirport?: boolean | undefined;
  /** The time zone of the pickups, known once one was refused. */
  timeZone?: string | undefined;
}

interface PickupCheck {
  leg: LegName;
  valid: boolean;
  message?: string | undefined;
}

export interface TourCheck {
  line: TourLine;
  /** `not-found` if the provider no longer knows the tour. */
  tour: Tour | 'not-found' | undefined;
  /** The departures on the line's date that still have places for the party. */
  times: readonly string[] | undefined;
}
