import { company, partner } from '../support/demo-address.ts';
import { closedGate } from './support/gate.ts';
import { setAttributes, statesOf } from './support/made-page.ts';
import { answerWith } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

// Invalid values and their defaults are covered by the tests of attributes and screens.
test.describe('an unusable URL', () => {
  test.use({ expectedErrors: [/attribute "api-base" is missing or invalid/] });

  test('a message in the element and a booking-error, until a valid one is set', async ({ page }) => {
    await collectErrors(page);
    await page.goto(`${partner}/partner/bare.html`);
    await addEngine(page);
    const engine = page.locator('booking-engine');
    const reported = () => errorsOf(page);
    for (const wrong of [null, 'javascript:alert(1)']) {
      if (wrong !== null) await setAttributes(engine, { 'api-base': wrong });
      await expect(page.getByRole('alert')).toContainText('api-base');
      await expect(page.getByRole('link', { name: 'Book by phone' })).toBeVisible();
      await expect.poll(reported).toContainEqual({ v: 1, code: 'config', phase: 'start', retryable: false });
      expect(await statesOf(engine)).toEqual(['error']);
    }
    await setAttributes(engine, { 'api-base': `${company}/widget/` });
    await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('failed settings', () => {
  test.use({ expectedErrors: [/500/] });

  test('an error panel, the fallback, and Try again', async ({ page }) => {
    await collectErrors(page);
    await answerWith(page, '/settings', { status: 500, body: '{"message":"Broken"}' });
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

  test('no answer: the error panel after ten seconds, and a late answer is still used', async ({ page }) => {
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

function addEngine(page: Page): Promise<void> {
  return page.evaluate((source) => {
    const script = document.createElement('script');
    Object.assign(script, { src: source, type: 'module' });
    const engine = document.createElement('booking-engine');
    const fallback = Object.assign(document.createElement('a'), {
      href: 'tel:123',
      textContent: 'Book by phone',
    });
    engine.append(fallback);
    document.body.append(engine, script);
  }, `${company}/cdn/booking.js`);
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
