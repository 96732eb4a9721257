import type { Sale, TourSale } from '../schema/sale.ts';
import { rideGroups, type RideGroup } from './ride-groups.ts';
import { saleServices, type SaleService } from './sale-services.ts';

/** A service of a sale as it is shown: vehicles of the same kind that make the same trip are one. */
export type GroupedService = Pick<SaleService, 'id' | 'at'> &
  ({ kind: 'transfer'; group: RideGroup } | { kind: 'tour'; tour: TourSale });

/** The services of a sale in order of time, as they are shown. */
export function groupedServices(sale: Sale): GroupedService[] {
  const groups = rideGroups(sale.transfer_sales);
  return saleServices(sale).flatMap((service): GroupedService[] => {
    if (service.kind === 'tour') return [service];
    const group = groups.find(({ ride }) => ride === service.transfer);
    return group ? [{ ...service, group }] : [];
  });
}
