import type { Sale, TourSale, TransferSale } from '../schema/sale.ts';
import type { LocalDateTime } from '../lib/dates.ts';
import { saleItemId } from './sale-item-id.ts';

/** A transfer or tour of a sale; extras do not take place at a time of their own. */
export type SaleService = {
  /** Stays the same if the times of the sale change. */
  id: string;
  /** The local start at the destination; tours may have a date only. */
  at: LocalDateTime | undefined;
} & ({ kind: 'transfer'; transfer: TransferSale } | { kind: 'tour'; tour: TourSale });

/** The services of a sale in order of time; those without a time come last. */
export function saleServices(sale: Sale): SaleService[] {
  const transfers = sale.transfer_sales.map((transfer, index): SaleService => ({
    id: saleItemId('transfer', index),
    kind: 'transfer',
    at: transfer.pickup_datetime,
    transfer,
  }));
  const tours = sale.tour_sales.map((tour, index): SaleService => ({
    id: saleItemId('tour', index),
    kind: 'tour',
    at: tourStart(tour),
    tour,
  }));
  return [...transfers, ...tours].toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

/** Sorts after every date. */
const UNKNOWN_START = '9';

/** The start in a form that sorts by time. */
function sortKey({ at }: Pick<SaleService, 'at'>): string {
  // Only the `T` of a time becomes a space: a text such as `TBA` has to sort after every date, too.
  return at?.replace(/(?<=\d)T(?=\d)/, ' ') ?? UNKNOWN_START;
}

/** A time without a date is no start. */
function tourStart({ tour_date, schedule }: TourSale): LocalDateTime | undefined {
  if (!tour_date) return undefined;
  return schedule ? `${tour_date} ${schedule}` : tour_date;
}

/** The first service that starts, or may start, at `earliest` or later: its time or date may be unknown. */
export function nextService<Service extends Pick<SaleService, 'at'>>(
  services: readonly Service[],
  earliest: LocalDateTime,
): Service | undefined {
  return services.find((service) => {
    const start = sortKey(service);
    // A date without a time may mean any time of that day.
    return start >= earliest.slice(0, start.length);
  });
}
