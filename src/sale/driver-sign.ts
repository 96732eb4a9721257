import type { Sale } from '../schema/sale.ts';
import type { Settings } from '../schema/settings.ts';
import { customerName } from './customer-name.ts';

/** The text of the sign that the driver of an arrival holds up; empty if neither the name nor the company is known. */
export function driverSign(sale: Sale, { companyTitle }: Pick<Settings, 'companyTitle'>): string {
  return [customerName(sale), companyTitle].filter(Boolean).join(' · ');
}
