import { partner } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, wordsOf } from '../looks.ts';

const pages = [
  'booking-engine',
  'transfers-box',
  'activities',
  'dark-page',
  'spanish-hotel',
  'locked-hotel',
  'overlay',
  'nowhere',
];

for (const look of looks) {
  describeLook(look, () => {
    const say = wordsOf(look);

    test(`${nameOf(look)} partners`, async ({ camera }) => {
      for (const name of pages) await camera.visit(`partner-${name}`, `/partner/${name}.html`, partner);
      await camera.visit('partner-index', '/', partner);
    });

    test(`${nameOf(look)} embedded`, async ({ page, camera }) => {
      const framed = page
        .frameLocator('iframe')
        .getByRole('link', { name: /Cancún/ })
        .first();
      await camera.visit('partner-frame', '/partner/frame.html', partner, framed);
      await page.goto(`${partner}/partner/transfers-box.html`);
      await page.getByRole('button', { name: say.openCalendar }).first().click();
      await camera.take('row-calendar', page.getByRole('grid').first());
      await page.goto(`${partner}/partner/overlay.html`);
      await page.getByRole('button', { name: 'Book something else' }).click();
      await camera.take(
        'overlay-home',
        page
          .getByRole('dialog')
          .getByRole('link', { name: /Cancún/ })
          .first(),
      );
    });
  });
}
