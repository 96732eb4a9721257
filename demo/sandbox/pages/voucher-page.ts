import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../api-environment.ts';
import type { Language } from '../data/languages.ts';
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
      <div class="cards">
        ${sale.order.transfers.map((service) => serviceBlock(service, sale, words, hidePrices))}
        ${sale.order.tours.map((tour) => tourBlock(tour, sale, words, hidePrices))}
        ${sale.order.extras.map((extra) => extraBlock(extra, sale, words, hidePrices))}
      </div>
      ${hidePrices ? '' : totalsBlock(sale, words, origin)} ${contactBlock(words)}
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
  const priced = !hidePrices && service.total > 0;
  return html`<section class="card">
    <h3>${service.pickup_place.title} → ${service.dropoff_place.title}</h3>
    <p class="when">${dateTime(service.pickup_datetime, order.language)}</p>
    <dl>
      ${service.flight_datime && row(words.flight, dateTime(service.flight_datime, order.language))}
      ${row(words.vehicle, service.service_type.label)} ${row(words.passengers, party(service, words))}
      ${priced && row(words.price, moneyText(service.total, order.currency))}
    </dl>
  </section>`;
}

function tourBlock(tour: TourSale, { order }: SaleRecord, words: PageMessages, hidePrices: boolean) {
  return html`<section class="card">
    <h3>${tour.title}</h3>
    <p class="when">${dateTime(`${tour.tour_date} ${tour.schedule}`, order.language)}</p>
    <dl>
      ${tour.pickup_place && row(words.pickup, tour.pickup_place.title)}
      ${row(words.passengers, party(tour, words))}
      ${!hidePrices && row(words.price, moneyText(tour.total, order.currency))}
    </dl>
  </section>`;
}

function extraBlock(extra: ExtraSale, { order }: SaleRecord, words: PageMessages, hidePrices: boolean) {
  const { name, adults, kids, units, total } = extra;
  return html`<section class="card">
    <h3>${name}</h3>
    <dl>
      ${units > 0 && row(words.units, units)}
      ${adults + kids > 0 && row(words.passengers, party(extra, words))}
      ${!hidePrices && row(words.price, moneyText(total, order.currency))}
    </dl>
  </section>`;
}

function totalsBlock(sale: SaleRecord, words: PageMessages, origin: string) {
  const { currency, total, total_paid, total_remained } = saleAnswer(sale, origin);
  return html`<h2>${words.payment}</h2>
    <dl>
      ${row(words.total, moneyText(total, currency))} ${row(words.paid, moneyText(total_paid, currency))}
      ${row(words.remaining, moneyText(total_remained, currency))}
    </dl>`;
}

/** Whoever cannot find the driver calls from this page. */
function contactBlock(words: PageMessages) {
  return html`<p class="muted">${words.help}</p>
    <p class="contact">
      <a href="tel:${contact.phone.replaceAll(' ', '')}">${contact.phone}</a>
      <a href="mailto:${contact.email}">${contact.email}</a>
    </p>`;
}

function row(name: string, value: string | number) {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
}

/** `2 adults, 1 kid` */
function party(counts: Partial<Record<keyof PageMessages['party'], number>>, words: PageMessages): string {
  const names = Object.keys(words.party) as (keyof PageMessages['party'])[];
  return names
    .filter((name) => counts[name])
    .map((name) => {
      const [one, many] = words.party[name];
      return `${counts[name]} ${counts[name] === 1 ? one : many}`;
    })
    .join(', ');
}

/** `Sat 5 Dec 2026 15:30 hrs` */
function dateTime(text: string, language: Language): string {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  // Without what a language puts in between, such as the `de` of Spanish.
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-GB', options)
    .formatToParts(day)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
  return `${date} ${text.slice(11, 16)} hrs`;
}
