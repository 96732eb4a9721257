import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../api-environment.ts';
import { contact } from '../data/settings.ts';
import { saleAnswer } from '../sales/sale-answer.ts';
import type { ExtraSale, SaleRecord, TourSale, TransferSale } from '../sales/sale-record.ts';
import { pageMessages, type PageMessages } from './page-messages.ts';
import { moneyText, notFoundPage, providerPage } from './provider-page.ts';

/** The printable voucher on the provider's own host; `hidePrices=1` hides the prices. */
export function voucherPage({ sales, origin }: Services) {
  return new Hono().get('/:token/voucher', (context) => {
    const sale = sales.byToken(context.req.param('token'));
    if (!sale) return notFoundPage(context);
    const { language } = sale.order;
    const words = pageMessages[language];
    const hidePrices = context.req.query('hidePrices') === '1';
    const body = html`
      <h1>${words.voucher}</h1>
      <p class="muted">${words.showThis}</p>
      ${customerBlock(sale, words)}
      <h2>${words.services}</h2>
      ${sale.order.transfers.map((service) => serviceBlock(service, sale, words, hidePrices))}
      ${sale.order.tours.map((tour) => tourBlock(tour, sale, words, hidePrices))}
      ${sale.order.extras.map((extra) => extraBlock(extra, sale, words, hidePrices))}
      ${hidePrices ? '' : totalsBlock(sale, words, origin)}
      <p class="muted">${words.help} ${contact.phone} · ${contact.email}</p>
    `;
    return providerPage(context, { language, title: `${words.voucher} ${sale.confirmationRef}`, body });
  });
}

function customerBlock({ order, confirmationRef }: SaleRecord, words: PageMessages) {
  const { customer, customerNotes } = order;
  return html`<dl>
    <dt>${words.reference}</dt>
    <dd class="reference">${confirmationRef}</dd>
    <dt>${words.name}</dt>
    <dd>${customer.firstName} ${customer.lastName}</dd>
    <dt>${words.email}</dt>
    <dd>${customer.email}</dd>
    <dt>${words.phone}</dt>
    <dd>${customer.phone}</dd>
    ${customerNotes && row(words.notes, customerNotes)}
  </dl>`;
}

function serviceBlock(
  service: TransferSale,
  { order }: SaleRecord,
  words: PageMessages,
  hidePrices: boolean,
) {
  const party = service.kids > 0 ? `${service.adults} + ${service.kids}` : service.adults;
  const priced = !hidePrices && service.total > 0;
  return html`<section class="card">
    <dl>
      ${row(words.pickup, hours(service.pickup_datetime))} ${row(words.from, service.pickup_place.title)}
      ${row(words.to, service.dropoff_place.title)}
      ${service.flight_datime && row(words.flight, hours(service.flight_datime))}
      ${row(words.vehicle, service.service_type.label)} ${row(words.passengers, party)}
      ${priced && row(words.price, moneyText(service.total, order.currency))}
    </dl>
  </section>`;
}

function tourBlock(tour: TourSale, { order }: SaleRecord, words: PageMessages, hidePrices: boolean) {
  const party = [tour.adults, tour.kids, tour.infants].filter((count) => count > 0).join(' + ');
  return html`<section class="card">
    <dl>
      ${row(words.tour, tour.title)} ${row(words.departure, hours(`${tour.tour_date} ${tour.schedule}`))}
      ${row(words.passengers, party)}
      ${!hidePrices && row(words.price, moneyText(tour.total, order.currency))}
    </dl>
  </section>`;
}

function extraBlock(extra: ExtraSale, { order }: SaleRecord, words: PageMessages, hidePrices: boolean) {
  const { name, adults, kids, units, total } = extra;
  return html`<section class="card">
    <dl>
      ${row(words.extra, name)} ${units > 0 && row(words.units, units)}
      ${adults + kids > 0 && row(words.passengers, kids > 0 ? `${adults} + ${kids}` : adults)}
      ${!hidePrices && row(words.price, moneyText(total, order.currency))}
    </dl>
  </section>`;
}

function totalsBlock(sale: SaleRecord, words: PageMessages, origin: string) {
  const { currency, total, total_paid, total_remained } = saleAnswer(sale, origin);
  return html`<h2>${words.total}</h2>
    <dl>
      ${row(words.total, moneyText(total, currency))} ${row(words.paid, moneyText(total_paid, currency))}
      ${row(words.remaining, moneyText(total_remained, currency))}
    </dl>`;
}

function row(name: string, value: string | number) {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
}

function hours(datetime: string): string {
  return `${datetime.slice(0, 16)} hrs`;
}
