import type { Request } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { openEngine } from './support/engine.ts';
import { recordEvents } from './support/events.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const personal = /Lovelace|\bAda\b|ada@example|305\D?555|cold towel/;

test('from search to voucher no personal data is stored, and no token is reported or passed on', async ({
  page,
}) => {
  const written: string[] = [];
  await page.exposeFunction('tellWritten', (text: string) => void written.push(text));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tellWritten') as (text: string) => void;
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Object.assign(Storage.prototype, {
      setItem(this: Storage, key: string, text: string) {
        tell(`${key} ${text}`);
        Reflect.apply(setItem, this, [key, text]);
      },
    });
    Object.assign(window, { dataLayer: [] });
  });
  const { all: events } = await recordEvents(page);
  const asked: { url: string; referrer: string }[] = [];
  page.on('request', (request) => {
    asked.push({ url: request.url(), referrer: request.headers().referer ?? '' });
  });
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers?airport=cun', attributes: { analytics: 'datalayer' } });
  await journey.fillSedanTransfer();
  await journey.addToCart();
  await journey.fillCustomer();
  await journey.field('Special requirements').fill('A cold towel, please');
  await journey.pay('Pay at arrival');
  const answer = page.waitForResponse('**/widget/cart/checkout');
  await journey.button(/^Book now/).click();
  const { token } = (await (await answer).json()) as { token: string };
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  await expect.poll(() => events.some(({ name }) => name === 'booking-complete')).toBe(true);

  const layer = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), document.cookie, Object.keys(sessionStorage)]),
  );
  expect(layer).toContain('purchase');
  expect(kept).toContain('booking-elements');
  expect(written.length).toBeGreaterThan(3);
  for (const text of [...written, layer, kept, JSON.stringify(events)]) expect(text).not.toMatch(personal);
  for (const text of [layer, kept, JSON.stringify(events)]) expect(text).not.toContain(token);
  // For the way back after a reload, in this tab alone: once, under the storefront's own key.
  const [known] = written.at(-1)?.match(/"bookedSale":\{[^}]*\}/) ?? [];
  expect(known).toContain(token);
  expect(written.map((text) => text.replace(/"bookedSale":\{[^}]*\}/, '')).join()).not.toContain(token);
  const openly = await page.evaluate(() => [location.href, document.title, JSON.stringify(history.state)]);
  expect(openly.join()).not.toContain(token);
  expect(asked.filter(({ referrer }) => referrer.includes(token))).toEqual([]);
  const withToken = asked.map(({ url }) => new URL(url)).filter(({ href }) => href.includes(token));
  expect(withToken.filter(({ pathname }) => !pathname.startsWith('/widget/sales/'))).toEqual([]);
});

test("a token in the page's URL is never passed on", async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'spei' });
  const asked: Request[] = [];
  page.on('request', (one) => void asked.push(one));
  const answer = await page.goto(`${company}/cart/success/${token}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The headers as sent; earlier ones may still lack the page's policy.
  const referrers = await Promise.all(asked.map(async (one) => (await one.allHeaders()).referer));
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter(Boolean)).toEqual([]);
});
