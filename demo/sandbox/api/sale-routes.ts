import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../api-environment.ts';
import { paymentLink } from '../sales/payment-urls.ts';
import { saleAnswer } from '../sales/sale-answer.ts';
import { readQuery } from '../strict-requests.ts';

export function saleRoutes({ sales, origin }: Services) {
  return (
    new Hono<ApiEnvironment>()
      .get('/sales/:token', (context) => {
        readQuery(context, {});
        const sale = sales.byToken(context.req.param('token'));
        if (!sale) return context.json({ message: 'No such sale' }, 404);
        return context.json({ data: saleAnswer(sale, origin) });
      })
      // Payment processors add parameters of their own to the URL to which the visitor returns, so any query is accepted.
      .get('/payments/:token', (context) => {
        const { token } = context.req.param();
        if (context.req.query('collection_status') === 'approved') completeMercadoPago(sales, token);
        const sale = sales.byToken(token);
        if (!sale) return context.json({ message: 'No such payment' }, 404);
        const url = paymentLink(sale, origin);
        const { paymentStatus: status } = sale;
        return context.json({ data: { status, sale: saleAnswer(sale, origin), ...(url && { url }) } });
      })
  );
}

/** Mercado Pago reports the payment in the query with which it sends the visitor back. */
function completeMercadoPago(sales: Services['sales'], token: string): void {
  if (sales.byToken(token)?.order.paymentType === 'mercadopago') sales.completePayment(token);
}
