import * as v from 'valibot';
import { CustomerSchema } from '../requests/checkout.ts';
import { partyEntries } from '../requests/party.ts';
import { paymentTypes } from '../data/payment-methods.ts';
import { LanguageSchema, CurrencySchema } from '../requests/values.ts';

const TransferSaleSchema = v.object({
  pickup_place: v.object({ title: v.string() }),
  dropoff_place: v.object({ title: v.string() }),
  service_type: v.object({
    label: v.string(),
    category: v.string(),
    max_pax: v.number(),
    type: v.string(),
  }),
  ...partyEntries,
  pickup_datetime: v.string(),
  /** Spelled this way on the wire. */
  flight_datime: v.nullable(v.string()),
  timezone: v.optional(v.string()),
  total: v.number(),
});
export type TransferSale = v.InferOutput<typeof TransferSaleSchema>;

const TourSaleSchema = v.object({
  title: v.string(),
  tour_date: v.string(),
  schedule: v.string(),
  pickup_place: v.optional(v.nullable(v.object({ title: v.string() })), null),
  adults: v.number(),
  kids: v.number(),
  infants: v.number(),
  timezone: v.optional(v.string()),
  total: v.number(),
});
export type TourSale = v.InferOutput<typeof TourSaleSchema>;

const ExtraSaleSchema = v.object({
  name: v.string(),
  adults: v.number(),
  kids: v.number(),
  units: v.number(),
  timezone: v.optional(v.string()),
  total: v.number(),
});
export type ExtraSale = v.InferOutput<typeof ExtraSaleSchema>;

/** What was booked; it never changes afterwards. */
export const OrderSchema = v.object({
  language: LanguageSchema,
  currency: CurrencySchema,
  total: v.number(),
  toReserve: v.number(),
  couponCode: v.string(),
  paymentType: v.picklist(paymentTypes),
  processor: v.optional(v.picklist(['azul', 'openpay', 'stripe'])),
  charge: v.object({ currency: CurrencySchema, amount: v.number() }),
  customer: CustomerSchema,
  customerNotes: v.string(),
  salesChannel: v.string(),
  transfers: v.array(TransferSaleSchema),
  tours: v.optional(v.array(TourSaleSchema), []),
  extras: v.optional(v.array(ExtraSaleSchema), []),
});
export type Order = v.InferOutput<typeof OrderSchema>;

export interface SaleRecord {
  token: string;
  confirmationRef: string;
  paymentStatus: 'pending' | 'completed';
  order: Order;
}
