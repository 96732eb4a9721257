import { company } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { engine, holdFramework, openHomeEarly } from './support/first-form.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { difference, pictureOf } from './support/pixels.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, longUnless, type Page, test } from './support/test.ts';

const combobox = (page: Page, name: string) => engine(page).getByRole('combobox', { name });
const home = (page: Page) => engine(page).getByRole('heading', { level: 1 });

/** Looks in every frame; the answer tells whether the first screen ever stood. */
async function watchFirstScreen(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('booking-engine')?.shadowRoot;
      if (root?.querySelector('div.view')) Reflect.set(window, 'stood', true);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => 'stood' in window);
}

test(
  'the home screen stands before its framework, and hands over what was entered in its form',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const { open } = await openHomeEarly(page);
    await expect(home(page)).toHaveText('Where would you like to go?');
    await engine(page).getByLabel('Hotel to Airport').check();
    await combobox(page, 'Pickup').pressSequentially('quinta');
    await engine(page).getByRole('button', { name: 'Add one' }).first().click();
    await combobox(page, 'Pickup').focus();
    await open();
    await expect(home(page)).toHaveCount(1);
    await expect(engine(page).getByLabel('Adults', { exact: true })).toHaveValue('3');
    await expect(combobox(page, 'Pickup')).toBeFocused();
    await page.keyboard.type(' luna');
    await expect(combobox(page, 'Pickup')).toHaveValue('quinta luna');
    await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
    await expect(combobox(page, 'Pickup')).toHaveValue('Quinta Luna Hotel');
  },
);

test('by keyboard and to assistive technology it is the screen that follows', async ({ page }) => {
  await holdAnswers(page, '/transfers/airports');
  const { open } = await openHomeEarly(page);
  const walk = async () => {
    const stops: string[] = [];
    await engine(page).getByLabel('Airport to Hotel').focus();
    for (let stop = 0; stop < 13; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await engine(page).evaluate(({ shadowRoot }) => {
          const at = shadowRoot?.activeElement;
          return `${at?.localName ?? ''} ${at?.ariaLabel ?? at?.textContent ?? ''}`;
        }),
      );
    }
    return stops;
  };
  expect(await axeViolations(page, { within: 'booking-engine' })).toEqual([]);
  const early = await walk();
  expect(early).toContain('button Search');
  await open();
  expect(await walk()).toEqual(early);
});

for (const { where, attributes = '', at = '', beside = '', script = '' } of [
  { where: 'in an overlay', attributes: 'presentation="overlay" open' },
  { where: 'on another route', attributes: 'route="/transfers"' },
  { where: 'on another route in the fragment', attributes: 'routing="hash"', at: '#/activities' },
  {
    where: 'on a page that leads elsewhere',
    script: `document.querySelector('booking-engine').navigate('/extras')`,
  },
  { where: 'with texts of its own', attributes: `labels='{"Search":"Find"}'` },
  { where: 'beside a search form', beside: `<transfers-box api-base="${apiBase}"></transfers-box>` },
])
  test(
    `${where} there is none, not even for a moment`,
    longUnless(beside + script !== ''),
    async ({ page }) => {
      const hasStood = await watchFirstScreen(page);
      const { open } = await holdFramework(page, 'booking-engine');
      await openMade(page, {
        at,
        body: `<booking-engine api-base="${apiBase}" ${attributes}></booking-engine>${beside}
        <script type="module">await customElements.whenDefined('booking-engine'); ${script}</script>`,
      });
      await expect(page.locator('booking-engine:defined')).toHaveCount(1);
      await open();
      expect(await hasStood()).toBe(false);
    },
  );

test('its bar is empty until the company is known, and absent without navigation', async ({ page }) => {
  const { open } = await openHomeEarly(page, 'lang="es" primary-color="rgb(120, 20, 60)"');
  const bar = engine(page).locator('nav');
  await expect(bar).toBeEmpty();
  const height = (await bar.boundingBox())?.height;
  await expect(engine(page).getByRole('button', { name: 'Buscar' })).toHaveCSS(
    'background-color',
    'rgb(120, 20, 60)',
  );
  await open();
  await expect(engine(page).getByRole('button', { name: /^Carrito/ })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(height);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openHomeEarly(page, 'navigation="none"');
  await expect(bar).toHaveCount(0);
});

test('a company without transfers has its own home screen in place of the form', async ({ page }) => {
  await page.route(/\/settings\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), hasTransfers: false },
    });
  });
  const { open } = await openHomeEarly(page);
  await combobox(page, 'Destination').fill('quinta');
  await open();
  await expect(home(page)).toHaveText('Where would you like to go?');
  await expect(engine(page).getByRole('button', { name: 'Search', exact: true })).toHaveCount(0);
});

test('on a slow processor nothing that is done early is lost', { tag: '@long' }, async ({ page }) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const { open } = await openHomeEarly(page);
  await combobox(page, 'Destination').pressSequentially('quinta');
  await engine(page).evaluate((own) => {
    own.setAttribute('lang', 'es');
    own.setAttribute('color-scheme', 'dark');
    own.setAttribute('primary-color', 'rgb(120, 20, 60)');
  });
  await engine(page).getByLabel('Fecha', { exact: true }).fill('2027-12-12');
  await engine(page).getByRole('button', { name: 'Añadir uno' }).first().click();
  const search = engine(page).getByRole('button', { name: 'Buscar' });
  await search.click();
  const colour = () => home(page).evaluate((heading) => getComputedStyle(heading).color);
  const dark = await colour();
  await open();
  expect(await colour()).toBe(dark);
  await expect(search).toHaveCSS('background-color', 'rgb(120, 20, 60)');
  await expect(combobox(page, 'Destino')).toHaveValue('quinta');
  await expect(engine(page).getByLabel('Fecha', { exact: true })).toHaveValue('12 dic 2027');
  await expect(engine(page).getByLabel('Adultos', { exact: true })).toHaveValue('3');
  // The search was carried out, and says what is missing.
  await expect(engine(page).getByRole('alert')).toContainText('aeropuerto');
});

test.describe('without its framework', () => {
  test.use({ expectedErrors: [/./] });

  test('the form stays with a message, and leads to the hosted page with its entries', async ({ page }) => {
    await page.route(/\/chunks\/core-/, (route) => route.fulfill({ status: 404, body: '' }));
    await openMade(page, {
      body: `<booking-engine api-base="${apiBase}" hosted-url="${company}/"></booking-engine>`,
    });
    await expect(engine(page).getByRole('alert')).toContainText('Booking could not be loaded.');
    await combobox(page, 'Destination').fill('quinta');
    await engine(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${company}/transfers?destination=quinta`);
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('quinta');
  });
});

for (const look of ['', 'lang="es" density="compact" color-scheme="dark" radius="2px"'])
  test(
    `the same pixels before and after ${look}`,
    { tag: look === '' ? ['@firefox-long'] : ['@long'] },
    async ({ page, context }) => {
      const blank = await context.newPage();
      for (const width of [360, 768, 1280]) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await holdAnswers(page, '/transfers/airports');
        await page.setViewportSize({ width, height: 800 });
        const { open } = await openHomeEarly(page, `primary-color="#8a1c4a" ${look}`);
        const parts = ['.screen-top', '.home-search'].map((part) => engine(page).locator(part).first());
        const pictures = async () => {
          const all: string[] = [];
          for (const part of parts) all.push(await pictureOf(page, part));
          return all;
        };
        const before = await pictures();
        const places = await Promise.all(parts.map((part) => part.boundingBox()));
        await open();
        const after = await pictures();
        expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(places);
        for (const [index, picture] of before.entries())
          expect(await difference(blank, picture, after[index] ?? ''), `${width}, ${index}`).toMatchObject({
            pixels: 0,
          });
      }
    },
  );
