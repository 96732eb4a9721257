import type { Page } from 'playwright/test';
import { openEngine } from '../../e2e/support/engine.ts';
import { Journey } from '../../e2e/support/journey.ts';
import { company } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, sharedTripOf, wordsOf } from '../looks.ts';

for (const look of looks) {
  describeLook(look, () => {
    const { language } = look;
    const say = wordsOf(look);

    test(`${nameOf(look)} cart`, async ({ page, camera }) => {
      const journey = new Journey(page, say);
      const link = `${company}/#booking-trip=${await sharedTripOf(look)}`;
      await page.goto(link, { waitUntil: 'commit' });
      await camera.take('cart-services', journey.button(say.share));
      await page.getByRole('radio', { name: say.atArrival }).check();
      await journey.button(say.bookNow).click();
      await camera.take('cart-errors');
      await page.getByRole('radio', { name: say.atArrival }).scrollIntoViewIfNeeded();
      await camera.take('cart-methods');
      await journey.button(say.share).click();
      await camera.take('cart-share', journey.dialog(say.share).getByRole('img'));
      await page.goto(link, { waitUntil: 'commit' });
      await camera.take('trip-link-question', journey.dialog(say.replaceOrAdd));
    });

    test(`${nameOf(look)} issues`, async ({ page, camera, request }) => {
      const moves = `cart-${crypto.randomUUID()}`;
      await openEngine(page, {
        on: `booking-engine.html#booking-trip=${await sharedTripOf(look)}`,
        attributes: {
          lang: language,
          'color-scheme': 'auto',
          'api-base': `${company}/moved/${moves}/widget`,
        },
      });
      const journey = new Journey(page, say);
      await journey.button(say.share).waitFor();
      await request.put(`${company}/sandbox/moves/${moves}`, {
        data: 'no-pickups=15,prices=+10pc,gone=fast-lane',
      });
      await comeBack(page);
      await camera.take('cart-issues', journey.button(say.acceptPrice).first());
    });
  });
}

/** To the tab: the cart is then checked again. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
