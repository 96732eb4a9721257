import { Hono } from 'hono';
import * as v from 'valibot';
import { isPreview, type ApiContext, type ApiEnvironment, type Services } from '../api-environment.ts';
import { cardForm } from '../sales/card-form.ts';
import type { SaleRecord } from '../sales/sale-record.ts';
import { readBody, readQuery, reject } from '../strict-requests.ts';

const CaptureRequestSchema = v.strictObject({ orderID: v.pipe(v.string(), v.nonEmpty()) });

/** The payment steps in which the storefront takes part: the form for the card provider, and the wallet. */
export function paymentRoutes({ sales, origin }: Services) {
  const payableSale = (context: ApiContext, isPaidThisWay: (sale: SaleRecord) => boolean) => {
    const sale = sales.byToken(context.req.param('token') ?? '');
    return sale && isPaidThisWay(sale) && sale.paymentStatus === 'pending' ? sale : undefined;
  };
  return new Hono<ApiEnvironment>()
    .get('/cart/checkout/payments/azul/:token', (context) => {
      readQuery(context, {});
      const sale = payableSale(context, isCardForm);
      if (!sale) return context.json({ message: 'No such payment' }, 404);
      const fields = cardForm(sale, origin);
      const list = Object.entries(fields).map(([name, value]) => ({ name, value }));
      // The wire format allows both a list and an object; previews get the rarer one.
      return context.json({ formData: isPreview(context) ? list : fields, env: 'sandbox' });
    })
    .get('/cart/checkout/payments/paypal/:token', (context) => {
      readQuery(context, {});
      const sale = payableSale(context, isWallet);
      if (!sale) return context.json({ message: 'No such payment' }, 404);
      const { token, order } = sale;
      const payment = {
        external_reference: walletOrderId(sale),
        applicable_amount: order.charge.amount,
        sale: { token, currency: order.currency },
      };
      return context.json({ payment, clientId: 'sandbox-client' });
    })
    .put('/cart/checkout/payments/paypal/:token/capture', async (context) => {
      const { orderID } = await readBody(context, CaptureRequestSchema);
      const sale = payableSale(context, isWallet);
      if (!sale) return context.json({ message: 'No such payment' }, 404);
      const outcome =
        captureOutcome(sale, orderID) ?? reject('body.orderID', 'is not the order of this sale');
      if (outcome === 'captured') sales.completePayment(sale.token);
      return context.json(captureAnswer(outcome, sale));
    });
}

function isCardForm({ order }: SaleRecord): boolean {
  return order.processor === 'azul';
}

function isWallet({ order }: SaleRecord): boolean {
  return order.paymentType === 'paypal';
}

function captureAnswer(outcome: CaptureOutcome, { order }: SaleRecord) {
  const answers = {
    captured: {
      purchase_units: [{ amount: { value: order.charge.amount, currency_code: order.charge.currency } }],
    },
    declined: {
      details: [{ issue: 'INSTRUMENT_DECLINED', description: 'The instrument was declined.' }],
      debug_id: 'd3c1ined00',
    },
    failed: {
      details: [{ issue: 'PAYER_CANNOT_PAY', description: 'The payer cannot pay for this transaction.' }],
      debug_id: 'f90ac1b2c3',
    },
  };
  return answers[outcome];
}

type CaptureOutcome = 'captured' | 'declined' | 'failed';

/** The id of the order that was created at the wallet for a sale. */
function walletOrderId({ confirmationRef }: SaleRecord): string {
  return `ORDER-${confirmationRef}`;
}

/** The stand-in wallet appends the kind of card to the id of its order; undefined for the order of another sale. */
function captureOutcome(sale: SaleRecord, orderId: string): CaptureOutcome | undefined {
  const outcomes: Record<string, CaptureOutcome> = {
    [walletOrderId(sale)]: 'captured',
    [`${walletOrderId(sale)}-DECLINED`]: 'declined',
    [`${walletOrderId(sale)}-FAILED`]: 'failed',
  };
  return outcomes[orderId];
}
