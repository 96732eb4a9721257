import { toCents } from '../rules/money.ts';
import { paymentLink, paysOnline } from './payment-urls.ts';
import type { SaleRecord } from './sale-record.ts';

/** A sale as the API returns it; `origin` is that of the payment pages. */
export function saleAnswer(sale: SaleRecord, origin: string) {
  const { order } = sale;
  const paid = amountPaid(sale);
  return {
    token: sale.token,
    confirmation_ref: sale.confirmationRef,
    status: sale.paymentStatus === 'completed' || !paysOnline(sale) ? 'confirmed' : 'pending',
    currency: order.currency,
    total: order.total,
    total_paid: paid,
    total_remained: toCents(order.total - paid),
    coupon_code: order.couponCode || null,
    payment_method: { type: order.paymentType },
    customer: {
      first_name: order.customer.firstName,
      last_name: order.customer.lastName,
      email: order.customer.email,
      phone: order.customer.phone,
    },
    payments: [{ url: paymentLink(sale, origin), status: sale.paymentStatus, ...order.charge }],
    transfer_sales: order.transfers,
    tour_sales: order.tours,
    extra_sales: order.extras,
  };
}

function amountPaid({ order, paymentStatus }: SaleRecord): number {
  return paymentStatus === 'completed' ? order.toReserve : 0;
}
