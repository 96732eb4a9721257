import type { Sale, TourSale, TransferSale } from '../schema/sale.ts';
import type { LocalDateTime } from '../lib/dates.ts';
import { saleItemId } from './sale-item-id.ts';

/** A service of a sale. */
export type SaleService = {
  /** Stays the same if the times of the sale change. */
  id: string;
  /** The local start at the destination; tours may have a date only. */
  at: LocalDateTime | undefined;
} & ({ kind: 'transfer'; transfer: TransferSale } | { kind: 'tour'; tour: TourSale });

/** Sorts after every date. */
const noTime = '9';

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
  return [...transfers, ...tours].toSorted((a, b) => (a.at ?? noTime).localeCompare(b.at ?? noTime));
}

/** A time without a date is no start. */
function tourStart({ tour_date, schedule }: TourSale): LocalDateTime | undefined {
  if (!tour_date) return undefined;
  return schedule ? `${tour_date} ${schedule}` : tour_date;
}

/** The first service that starts at `earliest` or later, or at an unknown time. */
export function nextService(
  services: readonly SaleService[],
  earliest: LocalDateTime,
): SaleService | undefined {
  return services.find(({ at }) => at === undefined || at >= earliest);
}
