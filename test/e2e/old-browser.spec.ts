import { apiBase, openMade, statesOf } from './support/made-page.ts';
import { recordEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/This browser is not supported/] });

for (const lacking of ['popovers', 'addresses parsed without an exception'] as const) {
  test(`without ${lacking} the link of the page stays`, { tag: '@firefox-long' }, async ({ page }) => {
    const events = await recordEvents(page, { only: ['booking-error'] });
    await page.addInitScript((name) => {
      if (name === 'popovers') Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      else Reflect.deleteProperty(URL, 'parse');
    }, lacking);
    await openMade(page, {
      body: `<booking-engine api-base="${apiBase}"><a href="#online">Book online</a></booking-engine>`,
    });
    const element = page.locator('booking-engine');
    await expect.poll(() => statesOf(element)).toEqual(['error']);
    await page.getByRole('link', { name: 'Book online' }).click();
    await expect(page).toHaveURL(/#online$/);
    await expect(element.getByRole('alert')).toHaveCount(0);
    expect(events.named('booking-error').map(({ detail }) => detail)).toEqual([
      { v: 1, code: 'network', phase: 'load', retryable: false },
    ]);
  });
}
