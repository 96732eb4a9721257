import * as v from 'valibot';
import { object } from './object.ts';
import { mapParty } from './party.ts';
import { OptionalTimeZoneSchema } from './time-zone.ts';
import {
  AmountSchema,
  CountSchema,
  OptionalCountSchema,
  OptionalNumberSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  TextSchema,
  optionalPart,
} from './wire-values.ts';
import { optionalTolerantList } from './wire-lists.ts';

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
  /** Of both times; without one, they are shown in the visitor's own. */
  timezone: OptionalTimeZoneSchema,
  total: AmountSchema,
});
export type TransferSale = v.InferOutput<typeof TransferSaleSchema>;

const TourSaleSchema = object({
  title: TextSchema,
  tour_date: OptionalTextSchema,
  schedule: OptionalTextSchema,
  /** Where the guests are picked up, or meet; not every provider sends it. */
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
  total_paid: OptionalNumberSchema,
  total_remained: OptionalNumberSchema,
  coupon_code: OptionalTextSchema,
  payment_method: optionalPart(object({ type: OptionalTextSchema })),
  customer: v.fallback(v.nullish(CustomerSchema, {}), () => v.parse(CustomerSchema, {})),
  payments: optionalTolerantList(
    object({
      url: OptionalTextSchema,
      status: v.picklist(['pending', 'completed']),
      /** What it charges, such as a deposit; not every provider sends it. */
      amount: OptionalNumberSchema,
      currency: OptionalTextSchema,
    }),
  ),
  transfer_sales: optionalTolerantList(TransferSaleSchema),
  tour_sales: optionalTolerantList(TourSaleSchema),
  extra_sales: optionalTolerantList(ExtraSaleSchema),
});
/** A booking; anyone who has its token may read it. Missing amounts are derived from the others. */
export const SaleSchema = v.pipe(
  SaleAnswerSchema,
  v.transform(({ total_paid, total_remained, ...sale }) => {
    const paid = total_paid ?? (total_remained === undefined ? 0 : Math.max(0, sale.total - total_remained));
    return { ...sale, total_paid: paid, total_remained: total_remained ?? Math.max(0, sale.total - paid) };
  }),
);
export type Sale = v.InferOutput<typeof SaleSchema>;

export const PaymentResultSchema = object({
  /** With any other status, the money may not have arrived. */
  status: v.pipe(
    RequiredTextSchema,
    v.transform((status) => (status === 'completed' ? 'completed' : 'pending')),
  ),
  sale: SaleSchema,
  url: OptionalTextSchema,
});
export type PaymentResult = v.InferOutput<typeof PaymentResultSchema>;
