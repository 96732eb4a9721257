import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Services } from '../api-environment.ts';
import { paysByLink, type SaleRecord } from '../sales/sale-record.ts';
import { pageWords, type PageWords } from './page-words.ts';
import { moneyText, notFoundPage, providerPage } from './provider-page.ts';

const DecisionSchema = v.picklist(['approve', 'decline', 'cancel', 'pending']);
type Decision = v.InferOutput<typeof DecisionSchema>;

/** Where each decision sends the visitor, on the hosted page of the same host. */
const returnQueries: Record<Decision, string> = {
  approve: '?action=tocart',
  cancel: '?action=cancel',
  decline: '',
  pending: '',
};

/** Stands in for a payment provider's page that the visitor is redirected to. */
export function paymentPage({ sales, origin }: Services) {
  return new Hono()
    .get('/:token', (context) => {
      const sale = payable(sales.byToken(context.req.param('token')));
      if (!sale) return notFoundPage(context);
      const { language } = sale.order;
      const words = pageWords[language];
      const body = sale.paymentStatus === 'completed' ? paidBlock(sale, words) : decisionBlock(sale, words);
      return providerPage(context, { language, title: words.payment, body });
    })
    .post('/:token', async (context) => {
      const sale = payable(sales.byToken(context.req.param('token')));
      const decision = v.safeParse(DecisionSchema, (await context.req.parseBody())['decision']);
      if (!sale || !decision.success) return notFoundPage(context);
      if (decision.output === 'approve') sales.completePayment(sale.token);
      return context.redirect(`${origin}/payments/${sale.token}${returnQueries[decision.output]}`, 303);
    });
}

function payable(sale: SaleRecord | undefined): SaleRecord | undefined {
  return sale && paysByLink(sale) ? sale : undefined;
}

function decisionBlock({ order, confirmationRef }: SaleRecord, words: PageWords) {
  const { charge } = order;
  return html`<h1>${words.payFor} <span class="reference">${confirmationRef}</span></h1>
    <p class="amount">${moneyText(charge.amount, charge.currency)}</p>
    <p class="muted">${words.standIn}</p>
    <form method="post">
      <button class="primary" name="decision" value="approve">${words.approve}</button>
      <button name="decision" value="decline">${words.decline}</button>
      <button name="decision" value="cancel">${words.cancel}</button>
      <button name="decision" value="pending">${words.pending}</button>
    </form>`;
}

function paidBlock({ token }: SaleRecord, words: PageWords) {
  return html`<h1>${words.alreadyPaid}</h1>
    <p><a href="/payments/${token}">${words.backToBooking}</a></p>`;
}
