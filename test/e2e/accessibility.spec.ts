import { expectAccessible } from './support/axe.ts';
import { navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { answerWith } from './support/provider.ts';
import { expect, longUnless, test } from './support/test.ts';
import type { Language } from '../../src/schema/language.ts';

const departureFlight = { airline: 'Delta', number: 'DL 1827', inDays: 19, hour: '16', minute: '05' };

const visits: { language: Language; width: number }[] = [
  { language: 'en', width: 1280 },
  { language: 'es', width: 360 },
  { language: 'pt', width: 360 },
  { language: 'fr', width: 360 },
];

test.use({ expectedErrors: [/500/] });

for (const { language, width } of visits) {
  test.describe(`in ${language}, ${width} px wide, by day and by night`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.slow();

    test(
      'the screens and dialogs from home to the confirmation, and those where nothing is to be had',
      longUnless(language === 'en'),
      async ({ page }) => {
        const journey = new Journey(page, language);
        await openEngine(page, { attributes: { lang: language, 'color-scheme': 'auto' } });
        await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
        await expectAccessible(page, 'home');
        await journey.startAtAirport(/Cancún/);
        await journey.button(journey.say.search).click();
        await expect(journey.field(journey.say.destination)).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page, 'search with errors');
        await journey.field(journey.say.destination).fill('hotel');
        const options = page.getByRole('listbox').getByRole('option');
        await expect(options.nth(2)).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expectAccessible(page, 'list of places');
        await options.last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'contact dialog');
        await page.keyboard.press('Escape');
        await journey.button(journey.say.openCalendar).click();
        await expect(page.getByRole('grid')).toBeVisible();
        await expectAccessible(page, 'calendar');
        await page.keyboard.press('Escape');
        await journey.choosePlace(journey.say.destination, 'quinta', 'Quinta Luna');
        await journey.search();
        await journey.button(journey.say.continue).focus();
        await expectAccessible(page, 'prices');

        await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
        await expect(journey.field(journey.say.airline).first()).toBeVisible();
        await expectAccessible(page, 'empty flights');
        await journey.fillFlight(journey.say.arrival, arrivalFlight);
        const arrival = page.getByRole('group', { name: journey.say.arrival });
        await arrival.getByRole('button', { name: journey.say.change, exact: true }).click();
        await journey.button(journey.say.addToCart).click({ force: true });
        await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
        await expectAccessible(page, 'flights with errors, and a pickup that can be changed');
        await journey.fillFlight(journey.say.departure, departureFlight);
        const departure = page.getByRole('group', { name: journey.say.departure });
        await departure.getByRole('button', { name: journey.say.change, exact: true }).click();
        await departure.getByLabel(journey.say.hour, { exact: true }).last().selectOption('13');
        await expect(departure.getByRole('checkbox')).toBeVisible();
        await expect(departure.getByText(journey.say.validPickup)).toBeVisible();
        await expectAccessible(page, 'flights with a risk');
        await departure.getByRole('checkbox').check();
        await journey.button(journey.say.addToCart).click();
        await expectAccessible(page, 'confirm dialog');
        await journey
          .dialog(journey.say.confirm)
          .getByRole('button', { name: journey.say.addToCart })
          .click();
        await expect(journey.dialog(journey.say.added)).toBeVisible();
        await expectAccessible(page, 'added dialog');
        await journey.dialog(journey.say.added).getByRole('button', { name: journey.say.toCart }).click();
        await journey.button(journey.say.pastExtras).click();
        await expect(page.getByRole('radio', { name: journey.say.atArrival })).toBeVisible();
        await expectAccessible(page, 'checkout');
        await journey.button(journey.say.bookNow).click();
        await expect(journey.field(journey.say.firstName)).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page, 'checkout with errors');
        await journey.fillCustomer();
        await journey.pay(journey.say.atArrival);
        await journey.button(journey.say.bookNow).click();
        await expect(page.getByText('ada@example.com')).toBeVisible();
        await expectAccessible(page, 'success');

        await navigate(page, quintaLunaPrices({ from: 'tqo', to: 'chiquila' }));
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'no prices');
        await navigate(page, quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '9' }));
        await expect(journey.button(journey.say.severalVehicles)).toBeVisible();
        await expectAccessible(page, 'none fits');
        await navigate(page, '/cart/checkout');
        await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toContainText(/!/);
        await expectAccessible(page, 'empty cart');
        await navigate(page, '/404');
        await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toContainText('404');
        await expectAccessible(page, 'not found');
        await answerWith(page, '/transfers/prices', { status: 500 });
        await navigate(page, quintaLunaPrices({ adults: '3' }));
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'failed prices');
      },
    );
  });
}
