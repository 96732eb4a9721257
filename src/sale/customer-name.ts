import type { Sale } from '../schema/sale.ts';

/** The full name of the customer, as far as it is known. */
export function customerName({ customer }: Sale): string {
  return `${customer.first_name} ${customer.last_name}`.trim();
}
