import { partner } from '../support/demo-address.ts';
import { navigate, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

/**
 * Words that no Spanish text of ours contains; the provider's own names (Cancún International Airport) are excluded.
 */
const english =
  /\b(the|and|your|with|from|please|choose|enter|back|next|continue|search|add|cart|trip|round|way|date|hour|flight|arrival|departure|passengers?|adults?|kids?|price|saves?|up to|seats|details|valid|pickup|loading|close|open|clear|remove|read|terms|policies|pay|book|booking|phone|first|last|name|required|missing|complete|thank|paid|remaining|day|month|today|selected)\b/i;

const allowed = [/Cancún International Airport/g, /Airport/g, /Pay(Pal)?\b/g, /Hotel/g, /Date(?=d)/g];

const withLittleToShow = [
  {
    screen: 'no prices',
    path: quintaLunaPrices({ from: 'tqo', to: 'chiquila' }),
    says: 'Contáctenos si necesita un viaje a esta zona',
  },
  {
    screen: 'none fits',
    path: quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '9' }),
    says: 'Hay servicios en esta ruta, pero ninguno para el número de personas solicitado.',
  },
  { screen: 'empty cart', path: '/cart/checkout', says: '¡Su carrito está vacío!' },
  { screen: 'not found', path: '/404', says: '404 No encontrado' },
];

test(
  'in pesos on a Spanish hotel site, no English word is left on any screen of a booking',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    const journey = new Journey(page, 'es');
    await page.goto(`${partner}/partner/spanish-hotel.html`);
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
    await expect(journey.option(/sed[aá]n/i).getByRole('button', { name: /Solo ida/ })).toContainText(
      '$1,140.00 MXN',
    );
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
    await departure.getByRole('button', { name: 'Cambiar', exact: true }).click();
    await departure.getByLabel('Hora', { exact: true }).last().selectOption('13');
    await departure.getByRole('checkbox').check();
    await expect(departure.getByText('Hora de recogida válida')).toBeVisible();
    await expectSpanish(page, 'flights');
    await journey.button('Añadir al carrito').click();
    await expectSpanish(page, 'confirm dialog');
    await journey.dialog(journey.say.confirm).getByRole('button', { name: 'Añadir al carrito' }).click();
    await expect(journey.dialog('Añadido al carrito')).toBeVisible();
    await expectSpanish(page, 'added dialog');
    await journey.dialog('Añadido al carrito').getByRole('button', { name: 'Ir al carrito' }).click();
    await expect(page.getByRole('heading', { name: journey.say.extras })).toBeVisible();
    await journey.button(journey.say.pastExtras).click();
    await expect(page.getByRole('radio', { name: 'Pagar a la llegada' })).toBeVisible();
    await journey.button(/^Reservar ahora/).click();
    await expect(journey.field('Nombre')).toHaveAttribute('aria-invalid', 'true');
    await expectSpanish(page, 'checkout');
    await journey.fillCustomer();
    await journey.pay('Pagar a la llegada');
    await journey.button(/^Reservar ahora/).click();
    await expect(page.getByRole('heading', { name: '¡Gracias por su reserva!' })).toBeVisible();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expectSpanish(page, 'success');

    for (const { screen, path, says } of withLittleToShow) {
      await navigate(page, path);
      const own = page.locator('booking-engine');
      await expect(own.getByText(says)).toBeVisible();
      await expect(own.getByRole('button').last()).toBeVisible();
      await expectSpanish(page, screen);
    }
  },
);

/** Everything visible or announced: texts, labels, alternative texts, placeholders. */
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
