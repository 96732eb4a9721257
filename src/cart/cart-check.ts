import type { PricedCart } from '../schema/cart-summary.ts';
import type { CartIssue } from '../schema/events.ts';
import type { Extra } from '../schema/extra.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TourLine } from '../schema/tour-line.ts';
import type { Tour } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';
import type { LegName } from '../trip/legs.ts';

/**
 * What the provider has answered in one round of questions about a cart. What it has not answered is undefined, and then
 * nothing follows from it. The lines are kept as they were, because they may have changed since.
 */
export interface CartCheck {
  /** When it was asked, in milliseconds since 1970. */
  at: number;
  totals: PricedCart | undefined;
  /** By the ids of the lines, as are the tours. */
  transfers: Readonly<Record<string, TransferCheck>>;
  tours: Readonly<Record<string, TourCheck>>;
  /** By the drives (`driveKey`), as far as a tour depends on them and their places tell. */
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
  /** One of its ends has to be an airport, and is none. */
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
  /** `gone` if the provider does not know it any more. */
  tour: Tour | 'gone' | undefined;
  /** The departures on the day that the party can still join. */
  times: readonly string[] | undefined;
}

/** What is known against the lines that have any issues, by their ids. */
export type IssuesByLine = Readonly<Record<string, CartIssue[]>>;
