import type { FrameLocator } from 'playwright/test';
import { apiBase, openMade } from './support/made-page.ts';
import { company } from '../support/demo-address.ts';
import { press } from './support/press.ts';
import { expectInWindow } from './support/tall-frame.ts';
import { expect, test, type Page } from './support/test.ts';

for (const [name, viewport] of Object.entries({
  'a desktop window': { width: 1280, height: 900 },
  'a phone on its side': { width: 640, height: 360 },
}))
  test.describe(`in a page that ${name} shows in a frame higher than itself`, () => {
    test.use({ viewport });

    test('the overlay opens where the visitor is, and stays there', { tag: '@long' }, async ({ page }) => {
      const frame = await openFramed(page);
      const dialog = frame.getByRole('dialog', { name: 'Costa Clara' });
      // At its beginning and its end, little of the frame is in view.
      for (const [opener, edge] of [
        ['Book at the beginning', 'end'],
        ['Book in the middle', 'end'],
        ['Book at the end', 'start'],
      ] as const) {
        const button = frame.getByRole('button', { name: opener });
        await button.evaluate((element, block) => element.scrollIntoView({ block }), edge);
        await press(button);
        await expect(frame.getByRole('heading', { name: 'Where would you like to go?' })).toBeAttached();
        await expectInWindow(page, dialog);
        await page.evaluate((by) => scrollBy(0, by), edge === 'end' ? 150 : -150);
        await expectInWindow(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });
  });

/** A page of another site in a frame, in which buttons open an overlay. Neither page knows of the other. */
async function openFramed(page: Page): Promise<FrameLocator> {
  const framed = `${company}/framed.html`;
  const openers = ['at the beginning', 'in the middle', 'at the end']
    .map(
      (place) =>
        `<button onclick="document.querySelector('booking-engine').show('/')">Book ${place}</button>`,
    )
    .join('<div style="height: 1000px"></div>');
  await page.route(framed, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Framed</title><link rel="icon" href="data:,">
        <script type="module" async src="${company}/cdn/booking.js"></script></head><body>${openers}
        <booking-engine api-base="${apiBase}" presentation="overlay"></booking-engine></body></html>`,
    }),
  );
  const body = `<iframe title="Framed" src="${framed}" width="100%" height="2120" style="border: 0; margin-block: 500px 1500px"></iframe>`;
  await openMade(page, { body, script: '' });
  return page.frameLocator('iframe');
}
