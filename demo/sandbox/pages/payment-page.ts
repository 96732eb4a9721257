import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Services } from '../api-environment.ts';
import { isGenuine } from '../sales/card-form.ts';
import { paysOnline, returnUrl } from '../sales/payment-urls.ts';
import type { SaleRecord } from '../sales/sale-record.ts';
import { pageMessages, type PageMessages } from './page-messages.ts';
import { moneyText, notFoundPage, providerPage } from './provider-page.ts';
import { walletScript } from './wallet-script.ts';

const DecisionSchema = v.picklist(['approve', 'decline', 'cancel', 'pending']);

/** Stand-ins for payment providers: a page to be redirected to, a card page that receives a form, and a wallet's script. */
export function paymentPage({ sales, origin }: Services) {
  return new Hono()
    .get('/wallet.js', (context) => context.body(walletScript, 200, { 'Content-Type': 'text/javascript' }))
    .post('/card', async (context) => {
      const fields = v.safeParse(v.record(v.string(), v.string()), await context.req.parseBody());
      const sale = fields.success ? sales.byConfirmationRef(fields.output['OrderNumber'] ?? '') : undefined;
      if (!fields.success || !sale || !isGenuine(fields.output)) return notFoundPage(context);
      return page(context, sale, fields.output['MerchantName']);
    })
    .get('/:token', (context) => {
      const sale = payable(sales.byToken(context.req.param('token')));
      return sale ? page(context, sale) : notFoundPage(context);
    })
    .post('/:token', async (context) => {
      const sale = payable(sales.byToken(context.req.param('token')));
      const decision = v.safeParse(DecisionSchema, (await context.req.parseBody())['decision']);
      if (!sale || !decision.success) return notFoundPage(context);
      // Mercado Pago reports a payment only by the URL to which it returns the visitor.
      const isReportedByUrl = sale.order.paymentType === 'mercadopago';
      if (decision.output === 'approve' && !isReportedByUrl) sales.completePayment(sale.token);
      return context.redirect(returnUrl(sale, decision.output, origin), 303);
    });
}

function page(context: Parameters<typeof providerPage>[0], sale: SaleRecord, payee?: string) {
  const { language } = sale.order;
  const words = pageMessages[language];
  const body =
    sale.paymentStatus === 'completed' ? paidBlock(sale, words) : decisionBlock(sale, words, payee);
  return providerPage(context, { language, title: words.payment, body });
}

/** Wallet payments take place on the storefront's own page. */
function payable(sale: SaleRecord | undefined): SaleRecord | undefined {
  return sale && paysOnline(sale) && sale.order.paymentType !== 'paypal' ? sale : undefined;
}

function decisionBlock({ token, order, confirmationRef }: SaleRecord, words: PageMessages, payee?: string) {
  const { charge } = order;
  return html`<h1>${words.payFor} <span class="reference">${confirmationRef}</span></h1>
    ${payee && html`<p>${payee}</p>`}
    <p class="amount">${moneyText(charge.amount, charge.currency)}</p>
    <p class="muted">${words.standIn}</p>
    <form method="post" action="/pay/${token}">
      <button class="primary" name="decision" value="approve">${words.approve}</button>
      <button name="decision" value="decline">${words.decline}</button>
      <button name="decision" value="cancel">${words.cancel}</button>
      <button name="decision" value="pending">${words.pending}</button>
    </form>`;
}

function paidBlock({ token }: SaleRecord, words: PageMessages) {
  return html`<h1>${words.alreadyPaid}</h1>
    <p><a href="/payments/${token}">${words.backToBooking}</a></p>`;
}
