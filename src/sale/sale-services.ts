import type { Sale, TourSale, TransferSale } from '../schema/sale.ts';
import type { LocalDateTime } from '../lib/dates.ts';

/** A service of a sale with its start, as wall-clock text at the destination. */
export type SaleService = {
  /** `transfer-1`: the same whenever the sale is read, even if its times change. */
  id: string;
  at: LocalDateTime | undefined;
} & ({ kind: 'transfer'; transfer: TransferSale } | { kind: 'tour'; tour: TourSale });

/** The services of a sale in order of time; those without a time come last. */
export function saleServices(sale: Sale): SaleService[] {
  const transfers = sale.transfer_sales.map((transfer, index): SaleService => ({
    id: `transfer-${index + 1}`,
    kind: 'transfer',
    at: transfer.pickup_datetime,
    transfer,
  }));
  const tours = sale.tour_sales.map((tour, index): SaleService => ({
    id: `tour-${index + 1}`,
    kind: 'tour',
    at: [tour.tour_date, tour.schedule].filter(Boolean).join(' ') || undefined,
    tour,
  }));
  return [...transfers, ...tours].toSorted((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9'));
}

/** The first service that is not over at `earliest`; undefined if all are. */
export function nextService(
  services: readonly SaleService[],
  earliest: LocalDateTime,
): SaleService | undefined {
  return services.find(({ at }) => at === undefined || at >= earliest);
}

/**
 * Sales do not name the direction of a ride, but guests are picked up after an arriving flight and before a departing
 * one.
 */
export function rideKind({ flight_datime: flight, pickup_datetime: pickup }: TransferSale): RideKind {
  if (!flight || !pickup) return 'ride';
  return flight <= pickup ? 'arrival' : 'departure';
}

export type RideKind = 'arrival' | 'departure' | 'ride';
