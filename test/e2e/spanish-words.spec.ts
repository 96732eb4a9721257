import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

/** Words that no Spanish text of ours holds; the provider's own names (Cancún International Airport) are left out. */
const english =
  /\b(the|and|your|with|from|please|choose|enter|back|next|continue|search|add|cart|trip|round|way|date|hour|flight|arrival|departure|passengers?|adults?|kids?|price|saves?|up to|seats|details|valid|pickup|loading|close|open|clear|remove|read|terms|policies|pay|book|booking|phone|first|last|name|required|missing|complete|thank|paid|remaining|day|month|today|selected)\b/i;

const allowed = [/Cancún International Airport/g, /Airport/g, /Pay(Pal)?\b/g, /Hotel/g, /Date(?=d)/g];

test('no English word is left on any Spanish screen of a booking', async ({ page }) => {
  test.slow();
  const journey = new Journey(page, 'es');
  await openEngine(page, { attributes: { lang: 'es' } });
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expectSpanish(page, 'home');
  await journey.startAtAirport(/Cancún/);
  await journey.button('Buscar').click();
  await expect(journey.field('Destino')).toHaveAttribute('aria-invalid', 'true');
  await journey.field('Destino').fill('zzz');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expectSpanish(page, 'search');
  await page.getByRole('listbox').getByRole('option').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSpanish(page, 'contact dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await journey.button('Abrir calendario').click();
  await expect(page.getByRole('grid').locator('button:focus')).toBeVisible();
  await expectSpanish(page, 'calendar');
  await page.keyboard.press('Escape');
  await journey.choosePlace('Destino', 'quinta', 'Quinta Luna');
  await journey.search();
  await journey.button('Continuar').focus();
  await expectSpanish(page, 'prices');
  await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
  await expect(journey.field('Aerolínea').first()).toBeVisible();
  await journey.button('Añadir al carrito').focus();
  await expectSpanish(page, 'empty flights');
  await journey.fillFlight('Detalles de llegada', {
    airline: 'Aeroméxico',
    number: 'AM 445',
    inDays: 12,
    hour: '14',
    minute: '30',
  });
  await journey.fillFlight('Detalles de salida', {
    airline: 'Volaris',
    number: 'Y4 1',
    inDays: 19,
    hour: '16',
    minute: '05',
  });
  const departure = page.getByRole('group', { name: 'Detalles de salida' });
  await departure.getByLabel('Hora', { exact: true }).last().selectOption('13');
  await departure.getByRole('checkbox').check();
  await expect(departure.getByText('Hora de recogida válida')).toBeVisible();
  await expectSpanish(page, 'flights');
  await journey.button('Añadir al carrito').click();
  await expectSpanish(page, 'confirm dialog');
  await journey.dialog(journey.say.confirm).getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(journey.dialog('Añadido al carrito')).toBeVisible();
  await expectSpanish(page, 'added dialog');
  await journey.dialog('Añadido al carrito').getByRole('button', { name: 'Continuar al carrito' }).click();
  await expect(page.getByRole('heading', { name: journey.say.extras })).toBeVisible();
  await journey.button(journey.say.pastExtras).click();
  await expect(page.getByRole('radio', { name: 'Pagar a la llegada' })).toBeVisible();
  await journey.button('Reservar ahora').click();
  await expect(journey.field('Nombre')).toHaveAttribute('aria-invalid', 'true');
  await expectSpanish(page, 'checkout');
  await journey.fillCustomer();
  await journey.pay('Pagar a la llegada');
  await journey.button('Reservar ahora').click();
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expectSpanish(page, 'success');
});

for (const [screen, path] of [
  ['no prices', quintaLunaPrices({ from: 'tqo', to: 'chiquila' })],
  ['none fits', quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '9' })],
  ['empty cart', '/cart/checkout'],
  ['not found', '/404'],
] as const) {
  test(`no English word on the Spanish screen: ${screen}`, async ({ page }) => {
    await openEngine(page, { path, attributes: { lang: 'es' } });
    await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('booking-engine').getByRole('button').last()).toBeVisible();
    await expectSpanish(page, screen);
  });
}

/** All that is drawn or read out: texts, labels, names of pictures, words of empty fields. */
async function expectSpanish(page: Page, screen: string): Promise<void> {
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
  const own = texts.map((text) => allowed.reduce((rest, name) => rest.replaceAll(name, ''), text));
  expect(
    own.filter((text) => english.test(text)),
    screen,
  ).toEqual([]);
}
