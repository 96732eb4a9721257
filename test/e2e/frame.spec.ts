import { company, partner } from '../support/demo-address.ts';
import { holdAnswers } from './support/provider.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { press } from './support/press.ts';
import { expect, test, type Page } from './support/test.ts';

const host = `${partner}/partner/frame.html`;
const framed = (page: Page) => page.frameLocator('iframe');
const eventLog = (page: Page) => page.getByRole('listitem');

test(
  'the frame is as high as its content, tells what happens, and takes route, language and theme without a reload',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.goto(host);
    await test.step('it connects, and forwards events', async () => {
      await expect(framed(page).getByRole('link', { name: /Cancún/ })).toBeVisible();
      await expect(framed(page).getByRole('navigation', { name: 'Booking' })).toBeHidden();
      await expect(eventLog(page).filter({ hasText: 'booking-ready' })).toHaveCount(1);
      await expect(eventLog(page).filter({ hasText: '"path":"/","name":"home"' })).toHaveCount(1);
    });

    const content = framed(page).locator('main');
    const heights = async () => {
      const [frame, inside] = [await page.locator('iframe').boundingBox(), await content.boundingBox()];
      return Math.abs((frame?.height ?? 0) - (inside?.height ?? -100));
    };
    await test.step('it is as high as its content, on the next screen too', async () => {
      await expect.poll(heights).toBeLessThanOrEqual(1);
      // Firefox's driver loses real clicks into cross-site frames; the journeys below make those.
      await framed(page)
        .getByRole('link', { name: /Cancún/ })
        .dispatchEvent('click');
      await expect(eventLog(page).filter({ hasText: '"name":"transfers","source":"user"' })).toHaveCount(1);
      await expect.poll(heights).toBeLessThanOrEqual(1);
    });

    await test.step('the host sets the route', async () => {
      await page.getByLabel('Screen').selectOption('/cart/checkout');
      await expect(framed(page).getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
      await expect(eventLog(page).filter({ hasText: '"source":"message"' })).toHaveCount(1);
    });

    await test.step('the host sets language and theme, without a reload', async () => {
      await page.getByLabel('Screen').selectOption('/transfers');
      await page.getByLabel('Language').selectOption('es');
      const button = framed(page).getByRole('button', { name: 'Buscar', exact: true });
      await expect(button).toBeVisible();
      await page.getByLabel('Colour').fill('#8a1c4a');
      await page.getByLabel('Scheme').selectOption('dark');
      await expect(button).toHaveCSS('background-color', 'rgb(138, 28, 74)');
      const scheme = () => framed(page).locator('booking-engine').getAttribute('color-scheme');
      await expect.poll(scheme).toBe('dark');
      await expect(eventLog(page).filter({ hasText: 'booking-ready' })).toHaveCount(1);
    });
  },
);

test.describe('with a Spanish visitor', () => {
  test.use({ locale: 'es-MX' });

  test('the choices of the host page follow the frame', async ({ page }) => {
    await page.goto(host);
    await expect(framed(page).getByRole('link', { name: /Cancún/ })).toBeVisible();
    await expect(page.getByLabel('Language')).toHaveValue('es');
    await expect(page.getByLabel('Screen')).toHaveValue('/');
    await press(framed(page).getByRole('link', { name: /Cancún/ }));
    await expect(page.getByLabel('Screen')).toHaveValue('/transfers');
    await expect(eventLog(page).first()).toContainText('"name":"transfers","source":"user"');
  });
});

test('in a dark browser, a light page shows through around the frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(host);
  // Browsers give a frame an opaque background unless its scheme is the one of its document.
  const schemeOf = (element: Element) => getComputedStyle(element).colorScheme;
  const inside = await framed(page).locator(':root').evaluate(schemeOf);
  expect(await page.locator('iframe').evaluate(schemeOf)).toBe(inside);
});

test('while it loads, the frame keeps its height', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  const held = await holdAnswers(page, '/settings');
  await page.goto(host);
  await expect.poll(() => held.length).toBe(1);
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await framed(page).getByText('Still loading').isVisible()).toBe(true);
  }).toPass();
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  const meanwhile = await height();
  expect(meanwhile).toBeGreaterThan(300);
  expect(meanwhile).toBeLessThan(700);
  held[0]?.release();
  await expect(framed(page).getByRole('link', { name: /Cancún/ })).toBeVisible();
});

test(
  'paying redirects the whole tab, unless the host page takes over, and ends on the hosted page',
  { tag: '@long' },
  async ({ page }) => {
    const journey = await openFramed(page);
    await framed(page)
      .locator('booking-engine')
      .evaluate((engine) => (engine as HTMLElementTagNameMap['booking-engine']).navigate('/extras'));
    const extra = framed(page).getByRole('article', { name: /SIM card/ });
    await extra.getByRole('combobox').first().selectOption('1');
    await press(journey.button('Continue to cart'));
    await journey.fillCustomer();
    await journey.pay('Credit or debit card');
    await test.step('the host page sees to it', async () => {
      await page.evaluate(() =>
        document.addEventListener('booking-redirect', (event) => event.preventDefault(), { once: true }),
      );
      await press(journey.button(/Pay and book/));
      await expect(eventLog(page).filter({ hasText: '"purpose":"payment","target":"top"' })).toHaveCount(1);
      await expect(page).toHaveURL(host);
    });
    await test.step('the whole tab pays, and ends on the hosted page', async () => {
      await press(journey.button('Go to the payment page'));
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page).toHaveURL(new RegExp(`^${company}/cart/success/`));
      await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    });
  },
);

test(
  'a visitor who reloads the page is back at the same route; a completed booking can be closed',
  { tag: '@long' },
  async ({ page }) => {
    const journey = await openFramed(page);
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await journey.search();
    await page.reload();
    await expect(framed(page).getByRole('heading', { name: 'Select an option' })).toBeVisible();
    await expect(
      eventLog(page).filter({ hasText: '"name":"transfers-prices","source":"restore"' }),
    ).toHaveCount(1);

    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.addToCart();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await press(journey.button(/^Book now/));
    await press(framed(page).getByRole('button', { name: 'Close', exact: true }));
    await expect(eventLog(page).filter({ hasText: 'booking-close {"v":1,"reason":"complete"}' })).toHaveCount(
      1,
    );
    await expect(page.locator('iframe')).toBeHidden();
    const text = await page.getByRole('list').innerText();
    expect(text).toContain('"path":"/cart/success/:token"');
    expect(text).not.toMatch(/ada@example|Lovelace|\/cart\/success\/(?!:token)/);
  },
);

async function openFramed(page: Page): Promise<Journey> {
  await page.goto(host);
  await expect(eventLog(page).filter({ hasText: '"path":"/","name":"home"' })).toHaveCount(1);
  return new Journey(framed(page));
}
