import type { Sale } from '../schema/sale.ts';

/** The name of a file that the visitor saves of a sale: its reference number, if it has one. */
export function saleFileName({ confirmation_ref: reference }: Sale, extension: 'html' | 'ics'): string {
  return `${reference || 'booking'}.${extension}`;
}
