import { expect } from 'playwright/test';
import { bookSale } from '../e2e/support/booked-sale.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { arrivalFlight, Journey } from '../e2e/support/journey.ts';
import { words } from '../e2e/support/words.ts';
import { wireLanguageOf } from '../../src/schema/language.ts';
import { company, partner } from '../support/demo-address.ts';
import { nameOf } from './camera.ts';
import { describeLook, test } from './describe-look.ts';
import { looks } from './looks.ts';

/** `npm run screenshots`: every screen in every look, as `screenshots/<screen>/<width>-<scheme>-<language>.png`. */
for (const look of looks) {
  describeLook(look, () => {
    const { language } = look;
    const say = words[language];

    test(`${nameOf(look)} transfers`, async ({ page, camera }) => {
      const journey = new Journey(page, language);
      await camera.visit('home', '/');
      await camera.visit('search', '/transfers?airport=cun');
      await journey.field(say.destination).fill('hotel');
      await camera.take('search-places', page.getByRole('listbox').getByRole('option').nth(2));
      await journey.field(say.destination).fill('');
      await journey.button(say.search).click();
      await camera.take('search-errors');
      await journey.button(say.openCalendar).first().click();
      await camera.take('search-calendar', page.getByRole('grid'));
      await page.keyboard.press('Escape');
      await camera.visit('prices', prices({ date: daysFromNow(12).typed, adults: '3' }));
      await camera.visit('prices-none-fits', prices({ adults: '40' }));
      await camera.visit('prices-none', prices({ from: 'tqo', to: 'chiquila' }));
      await page.goto(company + prices({ date: daysFromNow(12).typed, adults: '3' }));
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

    test(`${nameOf(look)} tours`, async ({ page, camera }) => {
      await camera.visit('categories', '/activities');
      await camera.visit('category', '/activities/tours');
      const schedule = async () => {
        const date = page.getByLabel(say.date, { exact: true });
        await date.fill(daysFromNow(10).typed);
        await date.blur();
        await page
          .getByRole('radio', { name: /\d\d:\d\d/ })
          .first()
          .check();
      };
      const people = page.getByRole('spinbutton').first();
      await camera.visit('tour-with-rates', '/activities/water/isla-mujeres-catamaran', company, people);
      await schedule();
      await camera.take('tour-with-rates-chosen');
      await camera.visit('tour', '/activities/water/puerto-morelos-reef', company, people);
      await schedule();
      await camera.take('tour-quoted');
      const add = page.getByRole('button', { name: say.addToCart });
      await expect(add).toBeEnabled();
      await add.click();
      await camera.take('tour-added', page.getByRole('dialog'));
      await camera.visit('cart-tour', '/cart/checkout');
    });

    test(`${nameOf(look)} sales`, async ({ camera, request }) => {
      const [arrival, card] = await Promise.all([
        bookSale(request, { paymentMethodId: 7, lang: wireLanguageOf(language) }),
        bookSale(request, { paymentMethodId: 21, lang: wireLanguageOf(language) }),
      ]);
      await camera.visit('success', `/cart/success/${arrival.token}`);
      await camera.visit('voucher', `/customer/sale/${arrival.token}/voucher`);
      await camera.visit('cancel', `/cart/cancel/${card.token}`);
      await camera.visit('result-pending', `/payments/${card.token}`);
      await camera.visit('result-cancelled', `/payments/${card.token}?action=cancel`);
      await camera.visit('unknown-booking', '/cart/success/unknown');
      await camera.visit('empty-cart', '/cart/checkout');
      await camera.visit('not-found', '/nowhere');
      await camera.visit('provider-voucher', `/interfaces/sales/${arrival.token}/voucher`);
    });

    test(`${nameOf(look)} partners`, async ({ camera }) => {
      for (const name of partnerPages)
        await camera.visit(`partner-${name}`, `/partner/${name}.html`, partner);
      await camera.visit('partner-index', '/', partner);
    });

    test(`${nameOf(look)} skeletons`, async ({ page, camera }) => {
      // Answers that never come.
      await page.route(/\/widget\/(tours|transfers\/prices|cart\/summary|sales|extras)/, () => undefined);
      for (const [name, path] of Object.entries({
        home: '/',
        prices: prices({}),
        category: '/activities/tours',
        tour: '/activities/tours/x',
        extras: '/extras',
      })) {
        await camera.visit(`skeleton-${name}`, path, company, page.locator('[aria-busy=true]').first());
      }
    });
  });
}

const partnerPages = [
  'booking-engine',
  'transfers-box',
  'activities',
  'dark-page',
  'spanish-hotel',
  'overlay',
];

function prices(extra: Record<string, string>): string {
  const query = { from: 'cun', to: 'quinta-luna', adults: '2', kids: '0', searchMode: 'A2H', ...extra };
  return `/transfers/prices?${new URLSearchParams(query)}`;
}
