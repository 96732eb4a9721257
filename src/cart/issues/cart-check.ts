import type { PricedCart } from '../../schema/cart-summary.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
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
  /** By the ids of the lines, as are the tours. */
  transfers: Readonly<Record<string, TransferCheck>>;
  tours: Readonly<Record<string, TourCheck>>;
  /** By drive (`driveKey`), if the cart has tours; undefined for unknown places. */
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
  /** An end that must be an airport is not one. */
  hasNoAirport?: boolean | undefined;
  /** On whose clocks another pickup is too late, once one was refused. */
  timeZone?: string | undefined;
}

interface PickupCheck {
  leg: LegName;
  valid: boolean;
  message?: string | undefined;
}

export interface TourCheck {
  line: TourLine;
  /** `not-found` if the provider no longer knows it. */
  tour: Tour | 'not-found' | undefined;
  /** The departures on the day that the party can still join. */
  times: readonly string[] | undefined;
}

/** The issues of the lines that have any, by line id. */
export type IssuesByLine = Readonly<Record<string, CartIssue[]>>;
