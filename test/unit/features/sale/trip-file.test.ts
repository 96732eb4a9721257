import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { html } from '../../../../src/features/sale/trip-file/html.ts';
import { tripContents } from '../../../../src/features/sale/trip-file/trip-contents.ts';
import { tripPage } from '../../../../src/features/sale/trip-file/trip-page.ts';
import { formatMoney } from '../../../../src/lib/money.ts';
import { loadLanguage, type LoadedLanguage } from '../../../../src/i18n/load-language.ts';
import type { Settings } from '../../../../src/schema/settings.ts';
import { aSale, saleAnswer } from '../../../fixtures/sale.ts';

const [english, spanish] = [await loadLanguage('en', 'all'), await loadLanguage('es', 'all')];
const settings = {
  companyTitle: 'Costa Clara',
  contactPhone: '+52 998 555 0142',
  contactEmail: 'hola@x.example',
  whatsappPhone: '+529985550142',
} as Settings;
const fileOf = (
  changes: Record<string, unknown> = {},
  own: Partial<Settings> = {},
  hidePrices = false,
  locale: LoadedLanguage = english,
) =>
  tripPage(
    tripContents({
      sale: aSale(changes),
      settings: { ...settings, ...own },
      apiBase: 'https://api.example/widget',
      hidePrices,
      money: formatMoney,
      locale,
      driverLocale: spanish,
    }),
  );
const documentOf = (file: string) => new DOMParser().parseFromString(file, 'text/html');
const cardOf = (page: Document, title: string) =>
  textOf([...page.querySelectorAll('section')].find((card) => textOf(card)?.startsWith(title)));
const textOf = (node: Element | null | undefined) => node?.textContent.replace(/\s+/g, ' ').trim();

it('contains when and where to be, whom to look for, and what happens around the pickup', () => {
  const page = documentOf(fileOf());
  expect(page.documentElement.lang).toBe('en');
  const arrival = cardOf(page, 'Pickup at');
  const tour = cardOf(page, 'Reef snorkel');
  expect(arrival).toContain('Pickup at Cancún International Airport Thu 11 Jun 2026 15:00 hrs');
  expect(arrival).toContain('Look for the sign Marisol Quintana · Costa Clara');
  expect(arrival).toMatch(/14:00 Landing ?15:00 Meeting point, 1 h later$/);
  expect(tour).toContain('Reef snorkel Fri 12 Jun 2026 09:00 hrs');
  expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Your pickup');
  const driver = textOf(page.querySelector('section[lang=es]'));
  expect(driver).toContain('Para el conductor Viajo con Costa Clara. Mi número de reserva es CC-ABC123.');
  expect(driver).toContain('jue 11 jun 2026 15:00 hrs Cancún International Airport → Quinta Luna Hotel');
});

it('shows the reference, what the driver needs and the contact details behind the first service', () => {
  const cards = [...documentOf(fileOf()).querySelectorAll('section')].map(textOf);
  const starts = ['Pickup at', 'Confirmation', 'Para el conductor', 'Questions?', 'Reef snorkel'];
  expect(starts.map((start) => cards.findIndex((card) => card?.startsWith(start)))).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  ['the rest of a deposit', {}, 'CC-ABC123 You pay $57.50 USD when your service starts. Open'],
  ['an amount as agreed', { payment_method: { type: 'agreement' } }, 'You pay $57.50 USD as agreed with us.'],
  [
    'an amount that has not arrived',
    { total_paid: 0, total_remained: 157.5 },
    'We have not received your payment of $157.50 USD yet.',
  ],
])('says how %s is paid, unless it has no prices', (_, changes, sentence) => {
  const unpaid = { payments: [], ...changes };
  expect(cardOf(documentOf(fileOf(unpaid)), 'Confirmation')).toContain(sentence);
  expect(fileOf(unpaid, {}, true)).not.toContain('USD');
});

test.each([
  ['nothing is due', { payments: [], total_paid: 157.5, total_remained: 0 }],
  ['it can be paid online', {}],
  ['the method is unknown', { payments: [], payment_method: { type: 'shells' } }],
])('says nothing of money if %s', (_, changes) => {
  expect(fileOf(changes)).not.toContain('USD');
});

it('shows vehicles of the same trip as one service, and as one line for the driver', () => {
  const [ride] = saleAnswer().transfer_sales;
  const page = documentOf(fileOf({ transfer_sales: [ride, ride], tour_sales: [] }));
  const arrival = cardOf(page, 'Pickup at');
  expect(arrival).toContain('15:00 hrs Arrival · 2 vehicles Look for the sign');
  expect(arrival).toContain('2 × Deluxe Sedan');
  expect(arrival).toContain('4 adults, 2 kids · 3 in each vehicle');
  expect(textOf(page.querySelector('main'))?.match(/Pickup at/g)).toHaveLength(1);
  const driver = textOf(page.querySelector('section[lang=es]'));
  expect(driver?.match(/→/g)).toHaveLength(1);
  expect(driver).toMatch(/· 4 adultos, 2 niños · 2 × Deluxe Sedan$/);
});

test('a date wraps only before its time, and a number stays beside what it counts', () => {
  const [ride] = saleAnswer().transfer_sales;
  const file = fileOf({ transfer_sales: [ride, ride] });
  expect(file).toContain('Thu\u00A011\u00A0Jun\u00A02026 15:00\u00A0hrs');
  expect(file).toContain('4\u00A0adultos,\u00A02\u00A0niños · 2\u00A0×\u00A0Deluxe Sedan');
});

it("contains the company's number and a message with the reference, if the settings have them", () => {
  const hrefs = (file: string) =>
    [...documentOf(file).querySelectorAll('ul a')].map((link) => link.getAttribute('href') ?? '');
  const [call, sms, chat, mail] = hrefs(fileOf());
  expect(call).toBe('tel:+529985550142');
  for (const [href, start] of [
    [sms, 'sms:+529985550142?&body='],
    [chat, 'https://wa.me/529985550142?text='],
    [mail, 'mailto:hola@x.example?subject=Costa%20Clara&body='],
  ]) {
    expect(href?.startsWith(start ?? '')).toBe(true);
    expect(decodeURIComponent(href ?? '')).toContain(
      'this is Marisol Quintana. My booking reference is CC-ABC123.',
    );
  }
  const none = { contactPhone: undefined, contactEmail: undefined, whatsappPhone: undefined };
  expect(hrefs(fileOf({}, none))).toEqual([]);
});

it('needs nothing but itself, and names the token in the link of the voucher alone', () => {
  const file = fileOf();
  const page = documentOf(file);
  expect(page.querySelectorAll('script, link, img, iframe, object, form, base')).toHaveLength(0);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(file).not.toMatch(/url\(|@import|\bsrc=/);
  const voucher = 'https://api.example/interfaces/sales/tok-9f8e7d6c5b4a/voucher';
  expect(file.split('tok-9f8e7d6c5b4a')).toHaveLength(2);
  expect(page.querySelector(`a[href="${voucher}"]`)).not.toBeNull();
  expect(file).not.toContain('$');
});

const hostile = `"><script>x()</script><img src=x onerror=x()>'\`</style></title><!--&lt;\${x}`;
test('what the provider and the visitor wrote stays text', () => {
  const [ride] = saleAnswer().transfer_sales;
  const [tour] = saleAnswer().tour_sales;
  const place = { title: hostile };
  const file = fileOf(
    {
      confirmation_ref: hostile,
      customer: { first_name: hostile, last_name: hostile, email: hostile, phone: hostile },
      transfer_sales: [
        { ...ride, pickup_place: place, dropoff_place: place, service_type: { label: hostile } },
        { ...ride, pickup_datetime: hostile, flight_datime: hostile },
      ],
      tour_sales: [{ ...tour, title: hostile, tour_date: hostile, schedule: hostile, pickup_place: place }],
    },
    { companyTitle: hostile, contactPhone: hostile, contactEmail: hostile, whatsappPhone: hostile },
  );
  const page = documentOf(file);
  expect(page.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
  expect(page.querySelectorAll('style, title')).toHaveLength(2);
  expect(page.querySelectorAll('main')).toHaveLength(1);
  expect(textOf(page.querySelector('header p'))).toContain('<script>x()</script>');
  for (const link of page.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(
      /^(tel:|sms:|mailto:|https:\/\/wa\.me\/|https:\/\/api\.example\/)/,
    );
});

test('any text reads the same in the document, between tags and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const page = documentOf(
        html`<!doctype html>
          <body>
            <p title="${text}">${text}</p>
          </body>`.markup,
      );
      const known = text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
      expect(page.body.children).toHaveLength(1);
      expect(page.querySelector('p')?.textContent.replaceAll('\0', '')).toBe(known);
      expect(page.querySelector('p')?.getAttribute('title')?.replaceAll('\0', '')).toBe(known);
    }),
  );
});

it('leaves out what is not known instead of sentences with gaps', () => {
  const [ride] = saleAnswer().transfer_sales;
  const messageOf = (page: Document) =>
    decodeURIComponent(page.querySelector('a[href^="sms:"]')?.getAttribute('href') ?? '').split('body=')[1];
  const unknown = { transfer_sales: [{ ...ride, pickup_place: null, pickup_datetime: null }] };

  const anonymous = documentOf(fileOf({ ...unknown, customer: null }, { companyTitle: '' }));
  expect(messageOf(anonymous)).toBe('Confirmation: CC-ABC123');
  const driver = textOf(anonymous.querySelector('section[lang=es]'));
  expect(driver).toContain('Confirmación: CC-ABC123');
  expect(driver).toContain('Quinta Luna Hotel');
  expect(driver).not.toContain('→');
  expect(textOf(anonymous.querySelector('main'))).toContain('Flight time Thu 11 Jun 2026 14:00 hrs');

  const unnumbered = documentOf(fileOf({ ...unknown, confirmation_ref: '' }));
  expect(messageOf(unnumbered)).toBe('');
  expect(textOf(unnumbered.querySelector('section[lang=es]'))).not.toContain('reserva');
  expect(textOf(unnumbered.querySelector('main'))).not.toContain('Confirmation');
  const paragraphs = [...unnumbered.querySelectorAll('p')].map(textOf);
  expect(paragraphs).not.toContain('');
});

test('a voucher whose link is too long for a QR code is still linked', () => {
  const token = 'a'.repeat(3000);
  const page = documentOf(fileOf({ token }));
  expect(page.querySelector('svg')).toBeNull();
  expect(page.querySelector(`a[href$="/${token}/voucher"]`)).not.toBeNull();
});

it('runs the way of its language, but for the card of the driver', () => {
  const arabic = { ...english, dateLocale: { ...english.dateLocale, direction: 'rtl' as const } };
  const page = documentOf(fileOf({}, {}, false, arabic));
  expect(page.documentElement.dir).toBe('rtl');
  expect(page.querySelector<HTMLElement>('section[lang=es]')?.dir).toBe('ltr');
});

it('of almost nothing is still a page', () => {
  const page = documentOf(
    fileOf(
      { transfer_sales: [], tour_sales: null, customer: null, confirmation_ref: '' },
      { companyTitle: '' },
    ),
  );
  expect(cardOf(page, 'Pickup at')).toBeUndefined();
  expect(textOf(page.querySelector('h1'))).toBe('Your trip');
});
