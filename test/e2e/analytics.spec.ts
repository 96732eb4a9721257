import { company } from '../support/demo-address.ts';
import { navigate, openEngine } from './support/engine.ts';
import { recordEvents, type RecordedEvent } from './support/events.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { setAttributes } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const secrets = ['Ada', 'Lovelace', 'ada@example.com', '555 0100', '5550100'];

interface Told {
  event: string;
  params: Record<string, unknown> & { items?: Item[] };
}
interface Item {
  item_id: string;
  item_name: string;
  price: number;
  quantity: number;
}

const analytics = (received: RecordedEvent[]) => received.map(({ detail }) => detail as unknown as Told);
const names = (received: RecordedEvent[]) => analytics(received).map(({ event }) => event);

/** Books a sedan to the Quinta Luna Hotel, to be paid at arrival. */
async function bookSedan(page: Page): Promise<void> {
  const journey = new Journey(page);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer();
  await journey.addTransfer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await journey.button('Continue to cart').click();
  await expect(page.getByText('$62.00 USD').first()).toBeVisible();
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await journey.button(/^Book now/).click();
  await expect(page.getByText('ada@example.com')).toBeVisible();
}

test(
  'a booking is reported step by step, each step once, with GA4’s parameters and no personal data',
  { tag: '@long' },
  async ({ page }) => {
    const { all: received } = await recordEvents(page, { only: ['booking-analytics'] });
    await page.addInitScript(() => {
      Reflect.set(window, 'dataLayer', []);
      Reflect.set(window, 'gtag', (...call: unknown[]) => {
        (Reflect.get(window, 'dataLayer') as unknown[]).push({ gtag: call });
      });
    });
    await openEngine(page, { attributes: { analytics: 'datalayer gtag' } });
    await bookSedan(page);

    await expect.poll(() => names(received).at(-1)).toBe('purchase');
    const reported = analytics(received);
    const list = (id: string) =>
      reported.filter(({ event, params }) => event === 'view_item_list' && params['item_list_id'] === id);
    expect(list('extras')).toHaveLength(1);
    expect(list('transfers')).toMatchObject([{ params: { item_list_name: 'Transfers', currency: 'USD' } }]);
    expect(list('transfers')[0]?.params.items).toContainEqual(
      expect.objectContaining({ item_name: 'Deluxe Sedan', price: 62, quantity: 1 }),
    );
    expect(names(received).filter((event) => event !== 'view_item_list')).toEqual([
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'purchase',
    ]);

    const sedan = { item_name: 'Deluxe Sedan', item_category: 'transfer', price: 62, quantity: 1 };
    for (const event of ['view_item', 'add_to_cart', 'view_cart', 'begin_checkout']) {
      expect(reported.find((one) => one.event === event)?.params, event).toEqual({
        currency: 'USD',
        value: 62,
        items: [{ ...sedan, item_id: expect.any(String), item_category2: 'private', item_variant: 'oneway' }],
      });
    }
    const reference = await page.getByText(/^CC-[A-Z\d]{6}$/).innerText();
    expect(reported.at(-1)?.params).toEqual({
      transaction_id: reference,
      currency: 'USD',
      value: 62,
      items: [
        {
          ...sedan,
          item_id: reported.find(({ event }) => event === 'add_to_cart')?.params.items?.[0]?.item_id,
        },
      ],
    });
    const ids = received.map(({ detail }) => detail['eventId']);
    expect(new Set(ids).size).toBe(ids.length);

    const queue = await page.evaluate(() => Reflect.get(window, 'dataLayer') as Record<string, unknown>[]);
    const direct = queue.flatMap(({ gtag }) => (gtag ? [gtag] : []));
    expect(direct).toEqual(reported.map(({ event, params }) => ['event', event, params]));
    expect(queue.filter(({ event }) => event)).toEqual(
      reported.map(({ event, params }, index) => ({ event, eventId: ids[index], ecommerce: params })),
    );
    const everything = JSON.stringify([received, queue]);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  },
);

test('a host page can cancel the event; without the attribute only the DOM event is dispatched; clobbered globals are left alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'dataLayer', []);
    document.addEventListener('DOMContentLoaded', () => {
      const form = document.createElement('form');
      form.id = 'gtag';
      document.body.append(form);
    });
  });
  const { all: received } = await recordEvents(page, { only: ['booking-analytics'] });
  const engine = page.locator('booking-engine');
  const seesExtrasAgain = async () => {
    received.splice(0);
    await navigate(page, '/cart/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await navigate(page, '/extras');
    await expect.poll(() => names(received)).toEqual(['view_item_list']);
  };
  const layer = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown[]);
  await test.step('without the attribute only DOM events are dispatched', async () => {
    await openEngine(page, { path: '/extras' });
    await expect.poll(() => names(received)).toEqual(['view_item_list']);
    expect(await layer()).toEqual([]);
  });
  await test.step('what is clobbered is left alone', async () => {
    await setAttributes(engine, { analytics: 'gtag' });
    await seesExtrasAgain();
    expect(await layer()).toEqual([]);
  });
  await test.step('a host page that cancels the event keeps it to itself', async () => {
    await page.evaluate(() => {
      document.addEventListener('booking-analytics', (event) => event.preventDefault());
    });
    await setAttributes(engine, { analytics: 'datalayer' });
    await seesExtrasAgain();
    expect(await layer()).toEqual([]);
  });
});

test.describe("the company's own property on the hosted page", () => {
  const withProperty = async (page: Page, id = 'G-TEST12345') => {
    await page.route('**/widget/settings*', async (route) => {
      const response = await route.fetch();
      const settings = (await response.json()) as object;
      await route.fulfill({ response, json: { ...settings, googleGa4: id } });
    });
  };
  const commands = (page: Page) =>
    page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[] | undefined) ?? []).map((command) =>
        Array.from(command),
      ),
    );

  test(
    'starts with consent denied, receives every event and never a token',
    { tag: '@long' },
    async ({ page }) => {
      await withProperty(page);
      const asked: string[] = [];
      await page.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ body: '', contentType: 'text/javascript' });
      });
      await page.goto(company);
      await bookSedan(page);
      expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
      await expect
        .poll(async () => (await commands(page)).filter(([, event]) => event === 'purchase').length)
        .toBe(1);
      const sent = await commands(page);
      expect(sent[0]).toEqual([
        'consent',
        'default',
        expect.objectContaining({ analytics_storage: 'denied' }),
      ]);
      expect(sent.filter(([command]) => command === 'consent')).toHaveLength(1);
      expect(sent.find(([command]) => command === 'config')).toMatchObject([
        'config',
        'G-TEST12345',
        { send_page_view: false },
      ]);
      const purchases = sent.filter(([, event]) => event === 'purchase');
      expect(purchases).toMatchObject([
        ['event', 'purchase', { value: 62, page_location: `${company}/cart/success/:token` }],
      ]);
      const token = new URL(page.url()).pathname.split('/').at(-1) ?? 'none';
      expect(token.length).toBeGreaterThan(20);
      expect(JSON.stringify(sent)).not.toContain(token);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);

      await page.reload();
      await expect(page.getByText('ada@example.com')).toBeVisible();
      expect((await commands(page)).filter(([command]) => command === 'event')).toEqual([]);
    },
  );

  test('delays the view, which reports events, by a second at most', { tag: '@long' }, async ({ page }) => {
    await withProperty(page);
    const tag = closedGate();
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      await tag.passed;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(company, { waitUntil: 'commit' });
    const waited = await page.evaluate(async () => {
      const isReady = () => document.querySelector('booking-engine')?.state === 'ready';
      while (!isReady()) await new Promise(requestAnimationFrame);
      const settings = performance.getEntriesByType('resource').find(({ name }) => /settings/.test(name));
      return performance.now() - (settings as PerformanceResourceTiming).responseEnd;
    });
    expect(waited).toBeGreaterThan(900);
    const answered = page.waitForResponse('https://www.googletagmanager.com/**');
    tag.open();
    await answered;
  });

  test('an invalid id is not requested', async ({ page }) => {
    await withProperty(page, 'G-1"><script>');
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(company);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
