import { expect } from 'playwright/test';
import { daysFromNow } from '../../e2e/support/dates.ts';
import { company } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, wordsOf } from '../looks.ts';

for (const look of looks) {
  describeLook(look, () => {
    const say = wordsOf(look);

    test(`${nameOf(look)} tours`, async ({ page, camera }) => {
      const people = page.getByRole('spinbutton').first();
      const times = page.getByRole('radio', { name: /\d\d:\d\d/ });
      const add = page.getByRole('button', { name: say.addToCart });
      const chooseDate = async () => {
        const date = page.getByLabel(say.date, { exact: true });
        await date.fill(daysFromNow(10).typed);
        await date.blur();
        await times.first().waitFor();
      };
      await camera.visit('categories', '/activities');
      await camera.visit('category', '/activities/tours');
      // One of these has no price.
      await camera.visit('category-water', '/activities/water');
      await camera.visit('tour-with-rates', '/activities/water/isla-mujeres-catamaran', company, people);
      // The rates come before the times.
      await page.getByRole('radio').first().check();
      await chooseDate();
      await times.first().check();
      await expect(add).toBeEnabled();
      await camera.take('tour-with-rates-chosen');
      await camera.visit('tour', '/activities/water/puerto-morelos-reef', company, people);
      await chooseDate();
      await expect(add).toBeEnabled();
      await camera.take('tour-dated');
      await times.first().check();
      await expect(add).toBeEnabled();
      await camera.take('tour-quoted');
      await add.click();
      await camera.take('tour-added', page.getByRole('dialog'));
      await camera.visit('cart-tour', '/cart/checkout');
    });
  });
}
