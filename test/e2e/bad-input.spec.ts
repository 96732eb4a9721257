import { company, partner } from '../support/demo-address.ts';
import { openEngine } from './support/engine.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { answerWith, changeAnswer } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const wrongAddresses = [undefined, 'not an address', '/widget', 'javascript:alert(1)'];

test.describe('an address that cannot be used', () => {
  test.use({ expectedErrors: [/attribute "api-base" is missing or wrong/] });

  for (const address of wrongAddresses) {
    test(`api-base ${address ?? 'missing'}: a message in the element and a booking-error`, async ({
      page,
    }) => {
      await collectErrors(page);
      await page.goto(`${partner}/partner/bare.html`);
      await addEngine(page, address);
      await expect(page.getByRole('alert')).toContainText('api-base');
      await expect(page.getByRole('link', { name: 'Book by phone' })).toBeVisible();
      await expect
        .poll(() => errorsOf(page))
        .toContainEqual({ v: 1, code: 'config', phase: 'start', retryable: false });
      expect(
        await page.evaluate(() => document.querySelector('booking-engine')?.matches(':state(error)')),
      ).toBe(true);
    });
  }

  test('the right address, given later, brings the storefront', async ({ page }) => {
    await page.goto(`${partner}/partner/missing-address.html`);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate((apiBase) => {
      document.querySelector('booking-engine')?.setAttribute('api-base', apiBase);
    }, `${company}/widget/`);
    await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const brokenSettings = [
  { fault: 'status 500', answer: { status: 500, body: '{"message":"Broken"}' } },
  { fault: 'an HTML page', answer: { body: '<!doctype html><h1>Gateway</h1>', contentType: 'text/html' } },
  { fault: 'nothing', answer: { body: '' } },
  { fault: 'half of the answer', answer: { body: '{"companyTitle":"Cos' } },
  { fault: 'a list', answer: { body: '[]' } },
  { fault: 'no currency', answer: { body: '{"companyTitle":"Costa","currencies":[]}' } },
];

test.describe('settings that fail', () => {
  test.use({ expectedErrors: [/500/] });

  for (const { fault, answer } of brokenSettings) {
    test(`${fault}: an error panel, the fallback, and Try again`, async ({ page }) => {
      await collectErrors(page);
      await answerWith(page, '/settings', answer);
      await page.goto(`${partner}/partner/booking-engine.html`);
      await expect(page.getByRole('alert')).toContainText('Booking is not available right now');
      await expect(page.getByRole('link', { name: 'Book your transfer online' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
        'href',
        `${company}/`,
      );
      expect(await errorsOf(page)).toEqual([{ v: 1, code: 'settings', phase: 'start', retryable: true }]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('no answer: after ten seconds the error panel, and the late answer still counts', async ({ page }) => {
    await page.clock.install();
    const answer = closedGate();
    await page.route(`${company}/widget/settings**`, async (route) => {
      await answer.passed;
      await route.continue();
    });
    await page.goto(`${partner}/partner/booking-engine.html`);
    await expect(page.locator('booking-engine [part=skeleton]').last()).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await page.clock.runFor(4_000);
    await expect(page.getByText('Still loading')).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    answer.open();
    await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  });
});

test('attribute values that mean nothing are warned about and give way to the default', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openEngine(page, {
    attributes: {
      lang: 'klingon',
      currency: 'doubloons',
      'color-scheme': 'sepia',
      density: 'loose',
      radius: 'round',
      'primary-color': 'not-a-colour',
      routing: 'tunnel',
      navigation: 'some',
    },
  });
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
  for (const attribute of [
    'lang',
    'currency',
    'color-scheme',
    'density',
    'radius',
    'primary-color',
    'routing',
    'navigation',
  ]) {
    const told = warnings.filter((text) => text.includes(`[booking-engine] attribute "${attribute}"`));
    expect(told, attribute).toHaveLength(1);
  }
});

test('a currency that the company does not take is warned about and ignored', async ({ page }) => {
  const warning = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && /currency/.test(message.text()),
  );
  await openEngine(page, { attributes: { currency: 'jpy' } });
  await expect(page.getByLabel('Currency')).toHaveValue('usd');
  expect((await warning).text()).toContain('jpy');
});

test('settings with almost nothing in them still make a storefront', async ({ page }) => {
  await changeAnswer(page, '/settings', () => ({
    currencies: ['usd'],
    hasTransfers: 1,
    logoUrl: 'javascript:alert(1)',
    contactPhone: null,
  }));
  const journey = new Journey(page);
  await openEngine(page, { path: '/transfers' });
  await expect(journey.button('Search')).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await expect(page.getByLabel('Currency')).toHaveCount(0);
});

function addEngine(page: Page, apiBase: string | undefined): Promise<void> {
  return page.evaluate(
    ({ apiBase, source }) => {
      const script = document.createElement('script');
      Object.assign(script, { src: source, type: 'module' });
      const engine = document.createElement('booking-engine');
      if (apiBase !== undefined) engine.setAttribute('api-base', apiBase);
      const fallback = Object.assign(document.createElement('a'), {
        href: 'tel:123',
        textContent: 'Book by phone',
      });
      engine.append(fallback);
      document.body.append(engine, script);
    },
    { apiBase, source: `${company}/cdn/booking.js` },
  );
}

async function collectErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    addEventListener('booking-error', (event) => errors.push((event as CustomEvent).detail));
    Object.assign(window, { bookingErrors: errors });
  });
}

function errorsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { bookingErrors: unknown[] }).bookingErrors);
}
