import * as v from 'valibot';
import { object } from './object.ts';
import { mapParty } from './party.ts';
import { OptionalTimeZoneSchema } from './time-zone.ts';
import {
  AmountSchema,
  CountSchema,
  OptionalAmountSchema,
  OptionalCountSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  TextSchema,
  optionalPart,
} from './wire-values.ts';
import { listOf } from './wire-lists.ts';

const TitledPlaceSchema = v.fallback(v.nullish(object({ title: TextSchema }), {}), { title: '' });

const TransferSaleSchema = object({
  pickup_place: TitledPlaceSchema,
  dropoff_place: TitledPlaceSchema,
  service_type: optionalPart(
    object({
      label: OptionalTextSchema,
      category: OptionalTextSchema,
      max_pax: OptionalCountSchema,
      type: OptionalTextSchema,
    }),
  ),
  ...mapParty(() => CountSchema),
  pickup_datetime: OptionalTextSchema,
  /** Spelled this way on the wire. */
  flight_datime: OptionalTextSchema,
  /** The time zone of both times, for calendar files; without it, calendars take them for the visitor's own time. */
  timezone: OptionalTimeZoneSchema,
  total: AmountSchema,
});
export type TransferSale = v.InferOutput<typeof TransferSaleSchema>;

const TourSaleSchema = object({
  title: TextSchema,
  tour_date: OptionalTextSchema,
  schedule: OptionalTextSchema,
  /** The pickup or meeting point; not every provider sends it. */
  pickup_place: TitledPlaceSchema,
  adults: CountSchema,
  kids: CountSchema,
  infants: CountSchema,
  timezone: OptionalTimeZoneSchema,
  total: AmountSchema,
});
export type TourSale = v.InferOutput<typeof TourSaleSchema>;

const ExtraSaleSchema = object({
  name: TextSchema,
  adults: CountSchema,
  kids: CountSchema,
  units: CountSchema,
  total: AmountSchema,
});
export type ExtraSale = v.InferOutput<typeof ExtraSaleSchema>;

const CustomerSchema = object({
  first_name: TextSchema,
  last_name: TextSchema,
  email: TextSchema,
  phone: TextSchema,
});

const SaleAnswerSchema = object({
  token: RequiredTextSchema,
  confirmation_ref: TextSchema,
  status: OptionalTextSchema,
  currency: TextSchema,
  total: AmountSchema,
  total_paid: OptionalAmountSchema,
  total_remained: OptionalAmountSchema,
  coupon_code: OptionalTextSchema,
  payment_method: optionalPart(object({ type: OptionalTextSchema })),
  customer: v.fallback(v.nullish(CustomerSchema, {}), () => v.parse(CustomerSchema, {})),
  payments: listOf(
    object({
      url: OptionalTextSchema,
      status: v.picklist(['pending', 'completed']),
      /** The amount charged, such as a deposit; not every provider sends it. */
      amount: OptionalAmountSchema,
      currency: OptionalTextSchema,
    }),
  ),
  transfer_sales: listOf(TransferSaleSchema),
  tour_sales: listOf(TourSaleSchema),
  extra_sales: listOf(ExtraSaleSchema),
});

/** A booking, which anyone who has its token may read. */
export const SaleSchema = v.pipe(SaleAnswerSchema, v.transform(withDerivedAmounts));
export type Sale = v.InferOutput<typeof SaleSchema>;

/** Providers may send only one of the paid and the remaining amount, or neither: then nothing has been paid. */
function withDerivedAmounts(sale: v.InferOutput<typeof SaleAnswerSchema>) {
  const { total, total_remained: remaining } = sale;
  const paid = sale.total_paid ?? (remaining === undefined ? 0 : Math.max(0, total - remaining));
  return { ...sale, total_paid: paid, total_remained: remaining ?? Math.max(0, total - paid) };
}

export const PaymentResultSchema = object({
  /** Any status but `completed` means that the money may not have arrived. */
  status: v.pipe(
    RequiredTextSchema,
    v.transform((status) => (status === 'completed' ? 'completed' : 'pending')),
  ),
  sale: SaleSchema,
  url: OptionalTextSchema,
});
export type PaymentResult = v.InferOutput<typeof PaymentResultSchema>;
