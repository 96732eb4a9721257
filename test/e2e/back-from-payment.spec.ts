import { findChromium } from '../support/chromium.ts';
import { openEngine } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

// Playwright disables what this test is about, the back/forward cache, and the headless shell does not have one.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const whole = findChromium();
    await provide({ ...launchOptions, ...(whole && { executablePath: whole.path }), ignoreDefaultArgs });
  },
});

test('back from the payment page, to this page as the browser cached it', async ({ page }) => {
  await openEngine(page, { path: '/extras' });
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .selectOption('1');
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  const journey = new Journey(page);
  await journey.fillCustomer();
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => Object.assign(window, { shown: event.persisted }));
  });
  await journey.pay('Credit or debit card');
  await journey.button(/Pay and book/).click();
  await page.waitForURL(/127\.0\.0\.1/);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'shown' in window && window.shown)).toBe(true);
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  const submitting = () =>
    page.evaluate(() => document.querySelector('booking-engine')?.matches(':state(submitting)'));
  expect(await submitting()).toBe(false);
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
});
