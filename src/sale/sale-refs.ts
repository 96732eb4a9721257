import type { CartLists } from '../schema/cart.ts';
import type { Sale } from '../schema/sale.ts';
import { extraRef, tourRef, transferRef } from '../cart/refs.ts';
import { tourLineTitle } from '../tours/booked-tour.ts';

/** The refs of the services of a sale, in their order; undefined where the booked cart is unknown or does not tell. */
export interface SaleRefs {
  transfers: (string | undefined)[];
  tours: (string | undefined)[];
  extras: (string | undefined)[];
}

/** A sale contains no ids of articles; only the cart that it was booked from has them. */
export function saleRefs(sale: Sale, booked: CartLists | null): SaleRefs {
  const { transfers = [], tours = [], extras = [] } = booked ?? {};
  return {
    transfers: refsOf(
      sale.transfer_sales.map(({ service_type }) => service_type?.label),
      // The two rides of a round trip are sold as two services.
      transfers.map(({ line }) => ({
        name: line.priceSelected.title,
        ref: transferRef(line),
        services: line.roundtrip ? 2 : 1,
      })),
    ),
    tours: refsOf(
      sale.tour_sales.map(({ title }) => title),
      tours.map(({ line }) => ({ name: tourLineTitle(line).tour, ref: tourRef(line), services: 1 })),
    ),
    extras: refsOf(
      sale.extra_sales.map(({ name }) => name),
      extras.map(({ line }) => ({ name: line.extraSelected.name, ref: extraRef(line), services: 1 })),
    ),
  };
}

interface BookedLine {
  name: string;
  ref: string;
  services: number;
}

/** By name if that tells them apart, otherwise by position if nothing is missing. */
function refsOf(sold: readonly (string | undefined)[], lines: readonly BookedLine[]): (string | undefined)[] {
  const inOrder = lines.flatMap(({ ref, services }) => Array.from({ length: services }, () => ref));
  const byPosition = [inOrder, lines.map(({ ref }) => ref)].find(({ length }) => length === sold.length);
  return sold.map((name, index) => {
    const named = new Set(lines.filter((line) => line.name === name).map(({ ref }) => ref));
    return named.size === 1 ? [...named][0] : byPosition?.[index];
  });
}
