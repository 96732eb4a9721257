import { documentedPolicies, policyOf } from '../support/policies.ts';
import { bookSale } from './support/booked-sale.ts';
import { Journey } from './support/journey.ts';
import { fakeMaps } from './support/stand-in-maps.ts';
import { endStandIn, hotel, standIn } from './support/stand-ins.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

/** The policies of `docs/hosting.md`, served verbatim: each feature works under its policy, without a violation. */
const elements = 'A page with elements';
const home = /Cancún International Airport/;

test('every documented policy is served here', () => {
  expect([...documentedPolicies.keys()]).toEqual([
    elements,
    'With a nonce',
    'Trusted Types',
    'A map',
    'The wallet',
    'Company analytics',
    'A page that frames the hosted page',
    'The hosted page',
  ]);
});

test.beforeEach(async ({ page }) => {
  // Logged as an error, which fails the test.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
});

test.afterEach(({ page }) => endStandIn(page));

// What the stricter policies allow, the first one allows too.
for (const headings of [[elements, 'Trusted Types'], ['With a nonce']]) {
  test(headings.join(', '), longUnless(headings.includes(elements)), async ({ page }) => {
    await openEngine(page, policyOf(...headings), {}, 'nonce="c3R1ZmY"');
    await goTo(page, '/activities/nature/horse-riding');
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    await goTo(page, '/cart/checkout');
    await expect(page.getByText('Your cart is empty!')).toBeVisible();
  });
}

test('A map', { tag: '@long' }, async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeMaps }),
  );
  await openEngine(page, policyOf(elements, 'A map'), { 'maps-key': 'demo-key' });
  const journey = new Journey(page);
  await journey.startAtAirport(home);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await expect(page.getByText('Distance: 68 km')).toBeVisible();
});

test('The wallet', { tag: '@long' }, async ({ page, request }) => {
  await standInForWallet(page, request);
  const { token } = await bookSale(request, { paymentMethodId: 21 });
  await openEngine(page, policyOf(elements, 'The wallet'), {});
  await goTo(page, `/cart/checkout/payments/paypal/${token}`);
  await expect(page.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible();
});

test('Company analytics', async ({ page }) => {
  const asked = page.waitForRequest(/^https:\/\/www\.googletagmanager\.com\/gtag\/js\?/);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openEngine(page, policyOf(elements, 'Company analytics'), { analytics: 'provider' });
  await asked;
});

test('The hosted page, and a page that frames it', async ({ page }) => {
  await standIn(page, (answer, url) => {
    if (!/^https:\/\/book\.example\.com\/(\?|$)/.test(url)) return answer;
    return {
      ...answer,
      headers: { ...answer.headers, 'content-security-policy': policyOf('The hosted page') },
    };
  });
  await page.goto('https://book.example.com/');
  await expect(page.getByRole('link', { name: home })).toBeVisible();

  const frame = `<div id="booking"></div><script type="module" src="https://cdn.example.com/v1/frame.js"></script>`;
  await servePage(page, policyOf('A page that frames the hosted page'), frame);
  await page.goto(`${hotel}/`);
  await page.evaluate(async () => {
    const address = 'https://cdn.example.com/v1/frame.js';
    const { mountBookingFrame } = (await import(address)) as typeof import('../../elements/frame/frame.ts');
    mountBookingFrame(document.body, { src: 'https://book.example.com/' });
  });
  await expect(page.frameLocator('iframe').getByRole('link', { name: home })).toBeVisible();
});

async function openEngine(
  page: Page,
  policy: string,
  attributes: Record<string, string>,
  script = '',
): Promise<void> {
  await standIn(page, (answer, url) => {
    if (!url.includes('/widget/settings')) return answer;
    const settings = JSON.parse(answer.body.toString()) as object;
    return { ...answer, body: JSON.stringify({ ...settings, googleGa4: 'G-HOTEL12345' }) };
  });
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  await servePage(
    page,
    policy,
    `<script type="module" ${script} src="https://cdn.example.com/v1/booking.js"></script>
    <booking-engine api-base="https://api.example.com/widget"${written.join('')}></booking-engine>`,
  );
  await page.goto(`${hotel}/`);
  await expect(page.getByRole('link', { name: home })).toBeVisible();
}

async function servePage(page: Page, policy: string, body: string): Promise<void> {
  await page.route(`${hotel}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>Hotel</title><body>${body}`,
    }),
  );
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => document.querySelector('booking-engine')?.navigate(to), path);
}
