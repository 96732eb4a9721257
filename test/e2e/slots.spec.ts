import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { recordEvents } from './support/events.ts';
import { closedGate } from './support/gate.ts';
import { apiBase, call, madePage, openMade, setAttributes, statesOf } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const slotted = `<p slot="header">Our header</p><p slot="footer">Our footer</p><a href="tel:1">Call us</a>`;
const tags = ['booking-engine', 'transfers-box', 'activities-list', 'activity-quote'] as const;
const elements = tags.map((tag) => `<${tag} activity="taco-walk" limit="1">${slotted}</${tag}>`).join('');

test('header above, footer below, and no fallback, in every element', async ({ page }) => {
  await openMade(page, {
    body: `<main>${elements}</main>`.replace('<booking-engine', `$& api-base="${apiBase}"`),
  });
  for (const tag of tags) {
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await expect.poll(() => statesOf(element), tag).toEqual(['ready']);
    const control = tag === 'transfers-box' ? element.getByRole('button') : element.getByRole('heading');
    await expect(control.first()).toBeVisible();
    const [header, middle, footer] = await Promise.all(
      [element.getByText('Our header'), control.first(), element.getByText('Our footer')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(header?.y, tag).toBeLessThan(middle?.y ?? 0);
    expect(middle?.y, tag).toBeLessThan(footer?.y ?? 0);
    await expect(element.getByText('Call us'), tag).toBeHidden();
  }
});

test.describe('the element’s own children', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('are shown', async ({ page }) => {
      await openMade(page, { body: elements });
      await expect(page.getByText('Call us')).toHaveCount(4);
      for (const link of await page.getByText('Call us').all()) await expect(link).toBeVisible();
    });
  });

  test.describe('when something does not arrive', () => {
    test.use({ expectedErrors: [/ERR_FAILED|could not be loaded|screen failed|Failed to fetch|React/] });

    test('are shown until the script has loaded', async ({ page }) => {
      const script = closedGate();
      await page.route(`${company}/cdn/booking.js`, async (route) => {
        await script.passed;
        await route.continue();
      });
      await openMade(page, { body: `<transfers-box api-base="${apiBase}">${slotted}</transfers-box>` });
      await expect(page.getByText('Call us')).toBeVisible();
      script.open();
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      await expect(page.getByText('Call us')).toBeHidden();
    });

    test('are shown below the error when a chunk is missing', async ({ page }) => {
      await page.route('**/cdn/chunks/transfers-box-*', (route) => route.abort());
      await openMade(page, { body: `<transfers-box api-base="${apiBase}">${slotted}</transfers-box>` });
      await expect(page.getByRole('alert')).toContainText('Booking could not be loaded.');
      await expect(page.getByText('Call us')).toBeVisible();
      expect(await statesOf(page.locator('transfers-box'))).toEqual(['error']);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    });

    test('are shown again after a fatal error', async ({ page }) => {
      const events = await recordEvents(page, { only: ['booking-error'] });
      await page.clock.install();
      await page.route('**/cdn/chunks/en-first-screen-*', (route) => route.abort());
      await openMade(page, { body: `<transfers-box api-base="${apiBase}">${slotted}</transfers-box>` });
      const box = page.locator('transfers-box');
      await expect(async () => {
        await page.clock.runFor(1_000);
        expect(await statesOf(box)).toEqual(['error']);
      }).toPass();
      await expect(page.getByText('Call us')).toBeVisible();
      expect(events.all.map(({ detail }) => detail)).toEqual([
        { v: 1, code: 'bad-response', phase: 'view', retryable: true },
      ]);
    });
  });
});

test(
  'an overlay can become inline and vice versa, before it has loaded and after',
  { tag: '@long' },
  async ({ page }) => {
    await openMade(page, {
      body: `<p>Top</p><booking-engine api-base="${apiBase}" presentation="overlay"></booking-engine>`,
    });
    const engine = page.locator('booking-engine');
    const heading = engine.getByRole('heading', { level: 1 });
    await expect.poll(() => statesOf(engine)).toEqual(['loading']);
    expect((await engine.boundingBox())?.height).toBe(0);
    await setAttributes(engine, { presentation: null });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await setAttributes(engine, { presentation: 'overlay' });
    await expect(heading).toHaveCount(0);
    expect((await engine.boundingBox())?.height).toBe(0);
    await call(engine, 'navigate', '/transfers');
    await setAttributes(engine, { open: '' });
    await expect(page.getByRole('dialog').getByLabel('Airport', { exact: true })).toBeVisible();
    expect(await statesOf(engine)).toContain('open');
    await setAttributes(engine, { presentation: 'inline' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(engine.getByLabel('Airport', { exact: true })).toBeVisible();
    expect(await statesOf(engine)).not.toContain('open');
    expect(page.url()).toBe(madePage);
  },
);

test(
  'closed after a booking, the overlay says that it is complete',
  { tag: '@long' },
  async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: 7 });
    const events = await recordEvents(page, { only: ['booking-close', 'booking-complete'] });
    await openMade(page, {
      body: `<booking-engine api-base="${apiBase}" presentation="overlay"></booking-engine>`,
    });
    // Back from the payment page: in another tab the booking is not reported.
    await call(page.locator('booking-engine'), 'show', `/payments/${token}`);
    await expect(page.getByText('Payment pending')).toBeVisible();
    await call(page.locator('booking-engine'), 'navigate', `/cart/success/${token}`);
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    await expect.poll(() => events.named('booking-complete').length).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(events.all.map(({ name, detail }) => [name, detail['reason']])).toEqual([
      ['booking-complete', undefined],
      ['booking-close', 'complete'],
    ]);
  },
);
