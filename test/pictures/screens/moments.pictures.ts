import type { Page } from 'playwright/test';
import { daysFromNow } from '../../e2e/support/dates.ts';
import { Journey } from '../../e2e/support/journey.ts';
import { company, partner } from '../../support/demo-address.ts';
import { nameOf } from '../camera.ts';
import { describeLook, test } from '../describe-look.ts';
import { looks, wordsOf } from '../looks.ts';

/** `npm run screenshots`: what a visitor meets only after a slip, a wait or a refusal, in every look. */
for (const look of looks) {
  const { language } = look;
  const name = nameOf(look);

  describeLook(look, () => {
    test(`${name} dates`, async ({ page, camera }) => {
      const { say, field, button } = spoken(page);
      await page.goto(`${company}/transfers?airport=cun`);
      const date = field(say.date).first();
      await date.fill('5/12/2027');
      await date.blur();
      await camera.take('search-date-read-as');
      await date.fill(daysFromNow(2).typed);
      await date.blur();
      await page.clock.install({ time: new Date(`${daysFromNow(5).typed}T12:00:00Z`) });
      await page.reload();
      await button(say.search).click();
      await camera.take('search-day-over');
      await page.goto(
        `${company}/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=0&searchMode=A2H&date=${daysFromNow(1).typed}`,
      );
      await camera.take('prices-day-over');
    });

    test(`${name} coupon`, async ({ page, camera }) => {
      const { say, field, button } = spoken(page);
      const journey = new Journey(page, wordsOf(look));
      await cartWithExtra(page);
      const code = field(say.coupon).first();
      await code.fill('NOPE');
      await code.press('Enter');
      await camera.take('cart-coupon-refused');
      await page.route(/validate-coupon/, () => undefined);
      await code.fill('WELCOME10');
      await code.press('Enter');
      await journey.fillCustomer();
      await journey.pay(say.atArrival);
      await button(say.bookNow).click();
      await camera.take('cart-checking-coupon');
    });

    test(`${name} payment method`, async ({ page, camera }) => {
      const journey = new Journey(page, wordsOf(look));
      await cartWithExtra(page);
      await journey.pay(journey.say.atArrival);
      await page.route(/cart\/summary/, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { summary: { paymentMethods: { type: string }[] } };
        const { summary } = answer;
        summary.paymentMethods = summary.paymentMethods.filter(({ type }) => type !== 'atArrival');
        await route.fulfill({ response, json: answer });
      });
      await page.getByRole('combobox', { name: journey.say.currency }).selectOption('EUR');
      await camera.take('cart-method-gone', page.getByRole('alert').first());
    });

    test(`${name} tour`, async ({ page, camera }) => {
      await page.route(/widget\/tours\/[a-z-]+(\?|$)/, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data?: object };
        await route.fulfill({
          response,
          json: {
            ...answer,
            tour_rates: '?',
            ...(answer.data && { data: { ...answer.data, tour_rates: '?' } }),
          },
        });
      });
      await camera.visit('tour-unreadable-rates', '/activities/water/isla-mujeres-catamaran');
    });

    test(`${name} order`, async ({ page, camera }) => {
      const journey = new Journey(page, wordsOf(look));
      await page.goto(`${partner}/partner/booking-engine.html`);
      await show(page, '/extras');
      await page.getByRole('article').first().getByRole('combobox').first().selectOption('2');
      await journey.button(journey.say.pastExtras).click();
      await journey.fillCustomer();
      await journey.pay(journey.say.atArrival);
      await page.route(/cart\/checkout$/, (route) =>
        route.fulfill({ status: 504, json: { message: 'Endpoint request timed out' } }),
      );
      await journey.button(journey.say.bookNow).click();
      await camera.take('cart-order-unknown', journey.button(journey.say.notBooked));
      await page.unroute(/cart\/checkout$/);
      await page.reload();
      await show(page, '/cart/checkout');
      await camera.take('cart-order-unknown-reloaded', journey.button(journey.say.notBooked));
      await journey.button(journey.say.notBooked).click();
      await journey.fillCustomer();
      await journey.pay(journey.say.atArrival);
      await journey.button(journey.say.bookNow).click();
      await page.getByRole('heading', { name: journey.say.thanks }).waitFor();
      await page.reload();
      await show(page, '/');
      await camera.take('earlier-booking');
    });
  });

  function spoken(page: Page) {
    const journey = new Journey(page, wordsOf(look));
    return {
      say: journey.say,
      field: (label: string | RegExp) => page.getByLabel(label),
      button: journey.button.bind(journey),
    };
  }

  /** As the script of a partner's page would. */
  async function show(page: Page, path: string): Promise<void> {
    await page.locator('booking-engine').evaluate(
      async (element, [path, language]) => {
        await customElements.whenDefined('booking-engine');
        element.setAttribute('language', language);
        (element as HTMLElement & { navigate(path: string): void }).navigate(path);
      },
      [path, language] as const,
    );
  }

  async function cartWithExtra(page: Page): Promise<void> {
    const journey = new Journey(page, wordsOf(look));
    await page.goto(`${company}/extras`);
    await page.getByRole('article').first().getByRole('combobox').first().selectOption('2');
    await journey.button(journey.say.pastExtras).click();
    await page.getByRole('radio').first().waitFor();
  }
}
