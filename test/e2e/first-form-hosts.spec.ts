import { company } from '../support/demo-address.ts';
import { box, combobox, field, holdFramework, openEarly } from './support/first-form.ts';
import { hostilePage, hostilePages } from './support/hostile.ts';
import { difference, pictureOf } from './support/pixels.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const searchButton = (page: Page) => box(page).getByRole('button', { name: 'Search' });

test.describe('on hostile pages', () => {
  test.use({ viewport: { width: 1000, height: 2100 } });

  for (const name of hostilePages) {
    test(
      `${name}: the form of a bare page, which hands over what is typed`,
      longUnless(name === 'shadow-root'),
      async ({ page }) => {
        const framework = await holdFramework(page);
        await page.goto(hostilePage(name), { waitUntil: 'commit' });
        await expect(searchButton(page)).toBeVisible();
        const width = await box(page).evaluate((element) => element.clientWidth);
        const [picture, bare] = [await pictureOf(page, box(page)), await bareForm(page, width)];
        const blank = await page.context().newPage();
        expect(await difference(blank, picture, bare)).toMatchObject({ pixels: 0 });
        await combobox(page, 'Destination').pressSequentially('quinta');
        await framework.open();
        await expect(combobox(page, 'Destination')).toHaveValue('quinta');
        await expect(combobox(page, 'Destination')).toBeFocused();
      },
    );
  }
});

const bareForms = new Map<number, string>();

/** The same form on a bare page, in an element of the same width. */
async function bareForm(page: Page, width: number): Promise<string> {
  const known = bareForms.get(width);
  if (known !== undefined) return known;
  const bare = await page.context().newPage();
  await holdFramework(bare);
  await bare.goto(hostilePage('bare'), { waitUntil: 'commit' });
  await bare.locator('main').evaluate((main, pixels) => {
    main.style.cssText = `box-sizing: content-box; max-width: none; padding: 24px; width: ${pixels}px`;
  }, width);
  await expect(searchButton(bare)).toBeVisible();
  const picture = await pictureOf(bare, box(bare));
  await bare.close();
  bareForms.set(width, picture);
  return picture;
}

test(
  'a strict policy with Trusted Types is not violated once, from the first form to the suggestions',
  { tag: '@firefox' },
  async ({ page }) => {
    const policy = [
      `default-src 'none'; script-src ${company}; style-src 'none'; connect-src ${company}; img-src ${company} data:;`,
      `base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types booking-engine`,
    ].join(' ');
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (violation: string) => void violations.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
        (Reflect.get(window, 'tellViolation') as (violation: string) => void)(
          `${effectiveDirective} ${sample}`,
        );
      });
    });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const framework = await openEarly(page, 'primary-color="#8a1c4a" radius="2px"', meta);
    await expect(searchButton(page)).toHaveCSS('background-color', 'rgb(138, 28, 74)');
    await field(page, 'Hotel to Airport').check();
    await combobox(page, 'Pickup').pressSequentially('quinta');
    await searchButton(page).click();
    await combobox(page, 'Pickup').focus();
    await framework.open();
    await combobox(page, 'Pickup').press('End');
    await combobox(page, 'Pickup').pressSequentially(' luna');
    await expect(page.getByRole('option', { name: /Quinta Luna Hotel/ })).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test.describe('on a processor slowed twenty times', () => {
  test.beforeEach(async ({ page }) => {
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  });

  test(
    'what is done before the take-over is there after it, in the language and colours asked for',
    { tag: '@long' },
    async ({ page }) => {
      const framework = await openEarly(page);
      await combobox(page, 'Destination').pressSequentially('quinta');
      await box(page).evaluate((element) => {
        element.setAttribute('lang', 'es');
        element.setAttribute('color-scheme', 'dark');
        element.setAttribute('primary-color', 'rgb(120, 20, 60)');
      });
      await field(page, 'Fecha').fill('2027-12-12');
      await box(page).getByRole('button', { name: 'Añadir uno' }).first().click();
      const search = box(page).getByRole('button', { name: 'Buscar' });
      await search.click();
      const dark = await box(page).getByText('Destino').evaluate(colorOf);
      await framework.open();
      await expect(combobox(page, 'Destino')).toHaveValue('quinta');
      await expect(field(page, 'Fecha')).toHaveValue('12 dic 2027');
      await expect(field(page, 'Adultos')).toHaveValue('3');
      await expect(search).toHaveCSS('background-color', 'rgb(120, 20, 60)');
      expect(await box(page).getByText('Destino', { exact: true }).evaluate(colorOf)).toBe(dark);
      // The search was carried out, and says what is missing.
      await expect(box(page).getByRole('alert')).toContainText('aeropuerto');
    },
  );

  test('no letter is lost while the framework takes over', { tag: '@long' }, async ({ page }) => {
    const framework = await openEarly(page);
    await combobox(page, 'Destination').focus();
    const isTakenOver = framework.open();
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);
    for (const letter of letters) await page.keyboard.press(letter);
    await isTakenOver;
    await expect(combobox(page, 'Destination')).toHaveValue(letters);
  });
});

const colorOf = (element: Element) => getComputedStyle(element).color;
