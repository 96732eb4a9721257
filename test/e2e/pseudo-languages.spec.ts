import { pseudoLanguages, pseudoText } from '../support/pseudo-language.ts';
import { bookSale } from './support/booked-sale.ts';
import { navigate, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { edgeToEdge, expectToFitAt } from './support/narrow-screens.ts';
import { screenPaths } from './support/screen-paths.ts';
import { pseudoFileUrl, pseudoWords, servePseudoFile } from './support/pseudo-language.ts';
import { expect, test, type Page } from './support/test.ts';
import { expectMirrored, expectNoOverlaps, expectWholeTexts } from './support/whole-layout.ts';

test.use({ viewport: { width: 1280, height: 800 }, expectedErrors: [/status of (404|500)/] });

for (const kind of pseudoLanguages) {
  const say = pseudoWords(kind);

  test.describe(`in a language that is ${kind}`, { tag: '@long' }, () => {
    test.slow();

    test('screens reached by a path', async ({ page, request }) => {
      const { token } = await bookSale(request, { paymentMethodId: 7, lines: 4 });
      await openEngine(page);
      for (const path of [
        ...screenPaths(token),
        '/transfers?airport=cun',
        quintaLunaPrices({ adults: '14', kids: '3' }),
        quintaLunaPrices({ from: 'tqo', to: 'chiquila' }),
        quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '9' }),
        '/activities/water/isla-mujeres-catamaran',
      ]) {
        await navigate(page, path);
        await expectWhole(page, path);
      }
    });

    test('a transfer, with what opens on the way', async ({ page }) => {
      const journey = new Journey(page, say);
      await openEngine(page);
      await journey.startAtAirport(/Cancún/);
      await journey.button(say.search).click();
      await expect(journey.field(say.destination)).toHaveAttribute('aria-invalid', 'true');
      await expectWhole(page, 'search with errors');
      await journey.field(say.destination).fill('hotel');
      await expect(page.getByRole('listbox').getByRole('option').nth(2)).toBeVisible();
      await expectWhole(page, 'list of places');
      await page.getByRole('listbox').getByRole('option').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWhole(page, 'contact dialog');
      await page.keyboard.press('Escape');
      await journey.button(say.openCalendar).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expectWhole(page, 'calendar');
      await page.keyboard.press('Escape');
      await journey.choosePlace(say.destination, 'quinta', 'Quinta Luna');
      await journey.search();
      await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
      await expect(journey.field(say.airline).first()).toBeVisible();
      await expectWhole(page, 'empty flights');
      await journey.fillFlight(say.arrival, arrivalFlight);
      const arrival = page.getByRole('group', { name: say.arrival });
      await arrival.getByRole('button', { name: say.change, exact: true }).click();
      await journey.button(say.addToCart).click({ force: true });
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
      await expectWhole(page, 'flights with errors');
      await journey.fillFlight(say.departure, { ...arrivalFlight, inDays: 19, hour: '16' });
      const departure = page.getByRole('group', { name: say.departure });
      await departure.getByRole('button', { name: say.change, exact: true }).click();
      await departure.getByLabel(say.hour, { exact: true }).last().selectOption('13');
      await departure.getByRole('checkbox').check();
      await expectWhole(page, 'flights with a risk');
      await journey.button(say.addToCart).click();
      await expect(journey.dialog(say.confirm)).toBeVisible();
      await expectWhole(page, 'confirm dialog');
      await journey.dialog(say.confirm).getByRole('button', { name: say.addToCart }).click();
      await expect(journey.dialog(say.added)).toBeVisible();
      await expectWhole(page, 'added dialog');
      await journey.dialog(say.added).getByRole('button', { name: say.toCart }).click();
      await page.getByRole('article').first().getByRole('combobox').first().selectOption('2');
      await expectWhole(page, 'extras');
      await journey.button(say.pastExtras).click();
      await expect(page.getByRole('radio', { name: say.atArrival })).toBeVisible();
      await journey.button(say.bookNow).click();
      await expect(journey.field(say.firstName)).toHaveAttribute('aria-invalid', 'true');
      await expectWhole(page, 'checkout with errors');
      await journey.field(say.coupon).fill('a coupon that is longer than any can be, by far');
      await expectWhole(page, 'an error of the coupon');
      await journey.field(say.coupon).fill('');
      await journey.field(say.phone).click();
      await journey.button(new RegExp(`^${pseudoText(kind, 'Country')}:`)).click();
      await expectWhole(page, 'countries');
      await page.keyboard.press('Escape');
      await journey.button(say.share).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectWhole(page, 'the link to share');
      await page.keyboard.press('Escape');
      await journey.fillCustomer();
      await journey.pay(say.atArrival);
      await expectWhole(page, 'checkout');
      await journey.button(say.bookNow).click();
      await expect(page.getByText('ada@example.com')).toBeVisible();
      await expectWhole(page, 'confirmation');
    });

    test('a tour and vehicles for a large group', async ({ page }) => {
      const journey = new Journey(page, say);
      await openEngine(page);
      await navigate(page, '/activities/water/puerto-morelos-reef');
      await journey.field(say.date).fill(daysFromNow(10).typed);
      await journey.field(say.date).blur();
      const times = page.getByRole('radio', { name: /\d\d:\d\d/ });
      await times.first().check();
      await expect(journey.button(say.addToCart)).toBeEnabled();
      await expectWhole(page, 'quote');
      await journey.button(say.addToCart).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWhole(page, 'tour added');
      await page.keyboard.press('Escape');
      await navigate(page, quintaLunaPrices({ adults: '60' }));
      await journey.button(say.severalVehicles).click();
      await expect(page.getByText('$').first()).toBeVisible();
      await expectWhole(page, 'several vehicles');
      await navigate(page, quintaLunaPrices({ adults: '5' }));
      await journey.button(say.otherFlight).click();
      await expectWhole(page, 'another flight');
      await navigate(page, quintaLunaPrices({ adults: '6' }));
      await journey.button(say.otherWayBack).click();
      await expectWhole(page, 'another way back');
    });
  });

  async function openEngine(page: Page): Promise<void> {
    await servePseudoFile(page, kind);
    const attributes = `api-base="${apiBase}" hosted-url="${company}/" locale-url="${pseudoFileUrl}"`;
    await openMade(page, { head: edgeToEdge, body: `<booking-engine ${attributes}></booking-engine>` });
    await expect(page.locator('booking-engine:state(ready)')).toBeVisible();
  }

  function expectWhole(page: Page, screen: string): Promise<void> {
    return expectToFitAt([360, 768, 1280], page, screen, async (name) => {
      await expectWholeTexts(page, name);
      await expectNoOverlaps(page, name);
      if (kind === 'mirrored') await expectMirrored(page, name);
    });
  }
}
