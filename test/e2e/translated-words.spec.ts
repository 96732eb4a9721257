import { defaultLanguage, languages, type Language } from '../../src/schema/language.ts';
import { navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';
import { translate } from './support/words.ts';

/** Words that no translation of ours contains; the provider's own names (Cancún International Airport) are excluded. */
const english =
  /(?<!\p{L})(the|and|your|with|from|please|choose|enter|back|next|continue|search|add|cart|trip|round|way|date|hour|flight|arrival|departure|passengers?|adults?|kids?|price|saves?|up to|seats|details|valid|pickup|loading|close|open|clear|remove|read|terms|policies|pay|book|booking|phone|first|last|name|required|missing|complete|thank|paid|remaining|day|month|today|selected)(?!\p{L})/iu;

const allowed = [/Cancún International Airport/g, /Airport/g, /Pay(Pal)?\b/g, /Hotel/g, /Date(?=d)/g];

/** English words that a language has as well. */
const shared: Partial<Record<Language, RegExp>> = { fr: /(?<!\p{L})date(?!\p{L})/giu };

const withLittleToShow = [
  {
    screen: 'no prices',
    path: quintaLunaPrices({ from: 'tqo', to: 'chiquila' }),
    says: 'Contact us if you need a trip to this zone',
  },
  {
    screen: 'none fits',
    path: quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '9' }),
    says: 'There are services on this route, but none for the requested number of people.',
  },
  { screen: 'empty cart', path: '/cart/checkout', says: 'Your cart is empty!' },
  { screen: 'not found', path: '/404', says: '404 Not found' },
];

for (const language of languages.filter((one) => one !== defaultLanguage))
  test(
    `in pesos and in "${language}", no English word is left on any screen of a booking`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const journey = new Journey(page, language);
      const { say } = journey;
      const own = (text: string) => translate(language, text);
      await answerInSpanish(page);
      await openEngine(page, { on: 'spanish-hotel.html', attributes: { lang: language } });
      await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
      await expectTranslated(page, language, 'home');
      await journey.startAtAirport(/Cancún/);
      await journey.button(say.search).click();
      await expect(journey.field(say.destination)).toHaveAttribute('aria-invalid', 'true');
      await journey.field(say.destination).fill('zzz');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await expectTranslated(page, language, 'search');
      await page.getByRole('listbox').getByRole('option').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectTranslated(page, language, 'contact dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await journey.button(say.openCalendar).click();
      await expect(page.getByRole('grid').locator('button:focus')).toBeVisible();
      await expectTranslated(page, language, 'calendar');
      await page.keyboard.press('Escape');
      await journey.choosePlace(say.destination, 'quinta', 'Quinta Luna');
      await journey.search();
      await journey.button(say.continue).focus();
      await expect(
        journey
          .option(/sed[aá]n/i)
          .getByRole('button', { name: say.oneway })
          .first(),
      ).toContainText('$1,140.00 MXN');
      await expectTranslated(page, language, 'prices');
      await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
      await expect(journey.field(say.airline).first()).toBeVisible();
      await journey.button(say.addToCart).focus();
      await expectTranslated(page, language, 'empty flights');
      await journey.fillFlight(say.arrival, {
        airline: 'Aeroméxico',
        number: 'AM 445',
        inDays: 12,
        hour: '14',
        minute: '30',
      });
      await journey.fillFlight(say.departure, {
        airline: 'Volaris',
        number: 'Y4 1',
        inDays: 19,
        hour: '16',
        minute: '05',
      });
      const departure = page.getByRole('group', { name: say.departure });
      await departure.getByRole('button', { name: say.change, exact: true }).click();
      await departure.getByLabel(say.hour, { exact: true }).last().selectOption('13');
      await departure.getByRole('checkbox').check();
      await expect(departure.getByText(say.validPickup)).toBeVisible();
      await expectTranslated(page, language, 'flights');
      await journey.button(say.addToCart).click();
      await expectTranslated(page, language, 'confirm dialog');
      await journey.dialog(say.confirm).getByRole('button', { name: say.addToCart }).click();
      await expect(journey.dialog(say.added)).toBeVisible();
      await expectTranslated(page, language, 'added dialog');
      await journey.dialog(say.added).getByRole('button', { name: say.toCart }).click();
      await expect(page.getByRole('heading', { name: say.extras })).toBeVisible();
      await journey.button(say.pastExtras).click();
      await expect(page.getByRole('radio', { name: say.atArrival })).toBeVisible();
      await journey.button(say.bookNow).click();
      await expect(journey.field(say.firstName)).toHaveAttribute('aria-invalid', 'true');
      await expectTranslated(page, language, 'checkout');
      await journey.fillCustomer();
      await journey.pay(say.atArrival);
      await journey.button(say.bookNow).click();
      await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible();
      await expect(page.getByText('ada@example.com')).toBeVisible();
      await expectTranslated(page, language, 'success');

      for (const { screen, path, says } of withLittleToShow) {
        await navigate(page, path);
        const engine = page.locator('booking-engine');
        await expect(engine.getByText(own(says))).toBeVisible();
        await expect(engine.getByRole('button').last()).toBeVisible();
        await expectTranslated(page, language, screen);
      }
    },
  );

/** Lets the provider answer in Spanish, whatever it is asked for: its English texts are none of ours. */
async function answerInSpanish(page: Page): Promise<void> {
  await page.route(/\/widget\//, async (route) => {
    const request = route.request();
    const body = request.postData()?.replace('"lang":"en"', '"lang":"es"');
    const url = request.url().replace('lang=en', 'lang=es');
    await route.continue({ url, ...(body !== undefined && { postData: body }) });
  });
}

/** Everything visible or announced: texts, labels, alternative texts, placeholders. */
async function expectTranslated(page: Page, language: Language, screen: string): Promise<void> {
  const texts = await page.evaluate(() => {
    const root = document.querySelector('booking-engine')?.shadowRoot;
    const found: string[] = [];
    for (const element of root?.querySelectorAll('*') ?? []) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
      if (element.matches('style, script, option[value=en]')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });
  const ignored = [...allowed, shared[language] ?? []].flat();
  const own = texts.map((text) => ignored.reduce((rest, name) => rest.replaceAll(name, ''), text));
  expect(
    own.filter((text) => english.test(text)),
    screen,
  ).toEqual([]);
}
