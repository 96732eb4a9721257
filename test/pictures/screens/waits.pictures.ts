import { holdAnswers } from '../../e2e/support/provider.ts';
import { company } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks } from '../looks.ts';
import { prices } from '../prices.ts';

const screens = {
  home: '/',
  prices: prices(),
  category: '/activities/tours',
  tour: '/activities/tours/x',
  extras: '/extras',
  success: '/cart/success/x',
  voucher: '/customer/sale/x/voucher',
};

for (const look of looks) {
  describeLook(look, () => {
    test(`${nameOf(look)} skeletons`, async ({ page, camera }) => {
      // Answers that never come.
      await page.route(/\/widget\/(tours|transfers\/prices|cart\/summary|sales|extras)/, () => undefined);
      for (const [name, path] of Object.entries(screens))
        await camera.visit(`skeleton-${name}`, path, company, page.locator('[aria-busy=true]').first());
    });

    test(`${nameOf(look)} boot`, async ({ page, camera }) => {
      await holdAnswers(page, '/settings');
      await camera.visit('boot', '/');
      await camera.visit('boot-success', '/cart/success/x');
    });

    test(`${nameOf(look)} offline`, async ({ page, context, camera }) => {
      const airport = page.getByRole('link', { name: /Cancún/ }).first();
      await camera.visit('home', '/', company, airport);
      await context.setOffline(true);
      await camera.take('offline', page.getByRole('alert').first());
    });
  });
}
