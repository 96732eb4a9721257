import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { openEngine } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, call, openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';
import type { BookingEventName } from '../../src/schema/events.ts';

/** The details of each event: the fields that it always has besides `v`, alphabetically. */
const details: Record<BookingEventName, string[]> = {
  'booking-ready': ['currency', 'lang', 'version'],
  'booking-visible': [],
  'booking-route-change': ['name', 'path', 'source'],
  'booking-open': ['mode', 'path', 'source'],
  'booking-close': ['reason'],
  'booking-cart-change': ['count', 'currency', 'items', 'reason', 'total'],
  'booking-redirect': ['origin', 'purpose', 'target'],
  'booking-payment-result': ['status'],
  'booking-complete': ['confirmationRef', 'currency', 'items', 'paymentMethod', 'total', 'totalPaid'],
  'booking-analytics': ['event', 'eventId', 'params'],
  'booking-vitals': ['layoutShift', 'longFrames', 'scriptTime'],
  'booking-error': ['code', 'phase', 'retryable'],
};

/** How each event propagated, as seen by the outermost listener of the page. */
async function watchFlags(page: Page) {
  await page.addInitScript((names) => {
    const flags: Record<string, unknown> = {};
    Object.assign(window, { flags });
    for (const name of names) {
      window.addEventListener(name, (event) => {
        const { bubbles, composed, cancelable, target } = event;
        flags[name] = { bubbles, composed, cancelable, isElement: target instanceof HTMLElement };
      });
    }
  }, Object.keys(details));
  return () => page.evaluate(() => Reflect.get(window, 'flags') as Record<string, unknown>);
}

const secrets = /Ada|Lovelace|ada@example|555 0100|3055550100|cold towel/;

test('a booking from its search to the payment page: each event once, with its detail and nothing personal', async ({
  page,
}) => {
  const events = await recordEvents(page, { cancel: ['booking-redirect'] });
  const flags = await watchFlags(page);
  const journey = new Journey(page);
  await openMade(page, {
    body: `<transfers-box airport="CUN" to="quinta-luna"></transfers-box>
      <booking-engine api-base="${apiBase}" navigation="none"></booking-engine>`,
  });
  await expect(journey.field('Destination')).toHaveValue('Quinta Luna Hotel');
  await expect(page.locator('booking-engine').getByRole('link', { name: /Cancún/ })).toBeVisible();
  await journey.search();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await journey.fillFlight('Arrival Details', {
    airline: 'X',
    number: '1',
    inDays: 12,
    hour: '14',
    minute: '30',
  });
  await journey.addTransfer();
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .first()
    .selectOption('2');
  await expect(page.getByText('Added to cart')).toBeVisible();
  await journey.button(journey.say.pastExtras).click();
  await journey.field('Coupon').fill('WELCOME10');
  await journey.button('Apply').click();
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await page.getByRole('listitem').last().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await journey.fillCustomer();
  await journey.pay('Credit or debit card');
  await journey.button(/^Pay and book/).click();
  await expect(page.getByText('Taking you to the secure payment page…')).toBeVisible();

  const count = (name: string) => events.named(name).length;
  expect(count('booking-ready')).toBe(2);
  expect(events.named('booking-route-change').map(({ detail }) => detail['name'])).toEqual([
    'home',
    'transfers-prices',
    'transfers-info',
    'transfers-extras',
    'cart-checkout',
  ]);
  expect(events.named('booking-open').map(({ from, detail }) => [from, detail['mode']])).toEqual([
    ['transfers-box', 'engine'],
  ]);
  expect(
    events.named('booking-cart-change').map(({ detail }) => [detail['reason'], detail['count']]),
  ).toEqual([
    ['add', 1],
    ['add', 2],
    ['coupon', 2],
    ['remove', 1],
    ['clear', 0],
  ]);
  const item = {
    kind: 'transfer',
    id: expect.any(String),
    name: expect.stringMatching(/Sedan/),
    quantity: 1,
  };
  expect(events.named('booking-cart-change')[0]?.detail).toMatchObject({ currency: 'USD', items: [item] });
  expect(events.named('booking-redirect').map(({ detail }) => detail)).toEqual([
    { v: 1, origin: company, purpose: 'payment', target: 'self' },
  ]);
  expect(count('booking-error')).toBe(0);
  const analytics = events.named('booking-analytics').map(({ detail }) => detail['eventId']);
  expect(new Set(analytics).size).toBe(analytics.length);

  for (const { name, detail } of events.all) {
    expect(Object.keys(detail).sort(), name).toEqual([...details[name as BookingEventName], 'v'].sort());
    expect(detail['v'], name).toBe(1);
  }
  expect(JSON.stringify(events.all)).not.toMatch(secrets);
  const travelled = { bubbles: true, composed: true, isElement: true };
  expect(await flags()).toEqual({
    'booking-ready': { ...travelled, cancelable: false },
    'booking-visible': { ...travelled, cancelable: false },
    'booking-route-change': { ...travelled, cancelable: false },
    'booking-open': { ...travelled, cancelable: true },
    'booking-cart-change': { ...travelled, cancelable: false },
    'booking-redirect': { ...travelled, cancelable: true },
    'booking-analytics': { ...travelled, cancelable: true },
  });
});

test('after a payment: its result and the booking, once, and never the token of the sale', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  const events = await recordEvents(page);
  const route = `/payments/${token}?action=cancel`;
  await openMade(page, {
    body: `<booking-engine api-base="${apiBase}" route="${route}"></booking-engine>`,
  });
  await expect.poll(() => events.named('booking-payment-result').length).toBe(1);
  await call(page.locator('booking-engine'), 'navigate', `/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await expect.poll(() => events.named('booking-complete').length).toBe(1);
  await call(page.locator('booking-engine'), 'navigate', '/');
  await call(page.locator('booking-engine'), 'navigate', `/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await call(page.locator('booking-engine'), 'navigate', `/customer/sale/${token}/voucher`);
  await expect(page.getByRole('heading', { name: 'Voucher de servicio' })).toBeVisible();
  expect(page.url()).not.toContain(token);

  expect(events.named('booking-complete').map(({ detail }) => detail)).toEqual([
    {
      v: 1,
      confirmationRef: expect.any(String),
      currency: 'USD',
      total: expect.any(Number),
      totalPaid: 0,
      paymentMethod: 'atArrival',
      // There and back.
      items: [1, 2].map(() => expect.objectContaining({ kind: 'transfer', quantity: 1 }) as unknown),
    },
  ]);
  const paths = events.named('booking-route-change').map(({ detail }) => detail['path']);
  expect(paths).toEqual([
    '/payments/:token',
    '/cart/success/:token',
    '/',
    '/cart/success/:token',
    '/customer/sale/:token/voucher',
  ]);
  expect(JSON.stringify(events.all)).not.toContain(token);
  expect(JSON.stringify(events.all)).not.toMatch(secrets);
});

test('a page that cancels an event takes over, and can read the URL that is in no log; methods and properties', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.addInitScript(() => {
    document.addEventListener('booking-redirect', (event) => {
      event.preventDefault();
      Object.assign(window, { redirected: { url: event.detail.url, logged: JSON.stringify(event.detail) } });
    });
    document.addEventListener('booking-analytics', (event) => event.preventDefault());
    Object.assign(window, { dataLayer: [] });
  });
  await openEngine(page, { path: `/cart/success/${token}`, attributes: { analytics: 'datalayer' } });
  await page.getByRole('link', { name: 'Voucher', exact: true }).click();
  const seen = await page.evaluate(
    () => Reflect.get(window, 'redirected') as { url: string; logged: string },
  );
  expect(seen.url).toBe(`${company}/interfaces/sales/${token}/voucher`);
  expect(seen.logged).not.toContain(token);
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown)).toEqual([]);

  await test.step('navigate() throws a TypeError for what is no path; the route goes through it', async () => {
    const answer = await page.locator('booking-engine').evaluate((element) => {
      const engine = element as HTMLElementTagNameMap['booking-engine'];
      const thrown = ['https://evil.example/', '//evil.example', 'transfers', '/nowhere/at/all'].map(
        (path) => {
          try {
            engine.navigate(path);
            return 'nothing';
          } catch (error) {
            return (error as Error).name;
          }
        },
      );
      engine.route = '/extras?x=1';
      const readOnly = ['state', 'version', 'storefront', 'cart'].map((name) => {
        const before: unknown = Reflect.get(engine, name);
        Reflect.set(engine, name, 'other');
        return Reflect.get(engine, name) === 'other' ? name : typeof before;
      });
      const isFrozen = Object.isFrozen(engine.cart) && Object.isFrozen(engine.cart?.items);
      return { thrown, route: engine.route, reflected: engine.getAttribute('route'), readOnly, isFrozen };
    });
    expect(answer).toEqual({
      thrown: ['TypeError', 'TypeError', 'TypeError', 'TypeError'],
      route: '/extras?x=1',
      reflected: null,
      readOnly: ['string', 'string', 'object', 'object'],
      isFrozen: true,
    });
  });
});
