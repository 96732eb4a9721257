import type { Page } from 'playwright/test';
import { daysFromNow } from '../../e2e/support/dates.ts';
import { arrivalFlight, Journey } from '../../e2e/support/journey.ts';
import { company } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, wordsOf } from '../looks.ts';
import { prices } from '../prices.ts';

/** `npm run screenshots`: every screen in every look, as `screenshots/<screen>/<width>-<scheme>-<language>.png`. */
for (const look of looks) {
  describeLook(look, () => {
    const say = wordsOf(look);
    const arrivalPrices = prices({ date: daysFromNow(12).typed, adults: '3' });

    test(`${nameOf(look)} transfers`, async ({ page, camera }) => {
      const journey = new Journey(page, say);
      await camera.visit('home', '/');
      await camera.visit('search', '/transfers?airport=cun');
      await journey.field(say.destination).fill('hotel');
      await camera.take('search-places', page.getByRole('listbox').getByRole('option').nth(2));
      await journey.field(say.destination).fill('');
      await journey.button(say.search).click();
      await camera.take('search-errors');
      await journey.button(say.openCalendar).first().click();
      await camera.take('search-calendar', page.getByRole('grid').first());
      await page.keyboard.press('Escape');
      await camera.visit('prices', arrivalPrices);
      await camera.visit('prices-none', prices({ from: 'tqo', to: 'chiquila' }));
      await page.goto(company + arrivalPrices);
      await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
      await camera.take('info', journey.field(say.airline).first());
      await journey.fillFlight(say.arrival, arrivalFlight);
      await journey.fillFlight(say.departure, { ...arrivalFlight, inDays: 19, hour: '16' });
      await camera.take('info-filled');
      await journey.button(say.addToCart).click();
      await camera.take('info-confirm', journey.dialog(say.confirm));
      await journey.dialog(say.confirm).getByRole('button', { name: say.addToCart }).click();
      await camera.take('info-added', journey.dialog(say.added));
      await journey.dialog(say.added).getByRole('button', { name: say.toCart }).click();
      await camera.take('extras', page.getByRole('article').first());
      await page.getByRole('article').nth(0).getByRole('combobox').first().selectOption('2');
      await camera.take('extras-chosen');
      await journey.button(say.pastExtras).click();
      await camera.take('cart', page.getByRole('radio').first());
      await journey.field(say.firstName).fill('Ada');
      await page.getByRole('radio').first().check();
      await camera.take('cart-card');
      await page.getByRole('radio', { name: say.atArrival }).check();
      await camera.take('cart-at-arrival');
    });

    test(`${nameOf(look)} directions`, async ({ page, camera }) => {
      const journey = new Journey(page, say);
      await page.goto(company + prices({ from: 'quinta-luna', to: 'cun', searchMode: 'H2A' }));
      await journey.chooseTrip(/sed[aá]n/i, 'oneway');
      await journey.fillFlight(say.departure, { ...arrivalFlight, hour: '18', minute: '10' });
      await camera.take('info-departure');
      await page.goto(company + prices({ from: 'quinta-luna', to: 'casa-copal', searchMode: 'P2P' }));
      await journey.chooseTrip(/sed[aá]n/i, 'oneway');
      await camera.take('info-door-to-door', journey.field(say.pickupDate));
    });

    test(`${nameOf(look)} party`, async ({ page, camera }) => {
      const journey = new Journey(page, say);
      await camera.visit('prices-14', prices({ adults: '14' }), company, firstCard(page));
      await camera.visit(
        'prices-none-fits',
        prices({ adults: '60' }),
        company,
        journey.button(say.severalVehicles),
      );
      await journey.button(say.severalVehicles).click();
      await camera.take('planner-60');
      await page.goto(company + prices({ adults: '5' }));
      await journey.button(say.otherFlight).click();
      await camera.take('planner-other-flight');
      await page.goto(company + prices({ adults: '5' }));
      await journey.button(say.otherWayBack).click();
      await camera.take('planner-other-way-back', page.getByRole('radiogroup').first());
    });
  });
}

function firstCard(page: Page) {
  return page.getByRole('article').first();
}
