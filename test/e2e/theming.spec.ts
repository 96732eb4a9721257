import { contrast } from './support/contrast.ts';
import { extraCard } from './support/extras.ts';
import { apiBase, call, openMade, setAttributes } from './support/made-page.ts';
import { changeAnswer } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const engine = (page: Page) => page.locator('booking-engine');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const start = (page: Page, head = '', attributes = '') =>
  openMade(page, {
    head: `<style>${head}</style>`,
    body: `<booking-engine api-base="${apiBase}" route="/transfers" ${attributes}></booking-engine>`,
  });

/** What the page sets: custom properties in its style sheet; undefined removes them. */
const setProperty = (page: Page, name: string, value: string | null) =>
  engine(page).evaluate(
    (element, [property, text]) => (element as HTMLElement).style.setProperty(property, text),
    [`--booking-${name}`, value] as const,
  );

/** The observable parts of the theme. */
const looks = (page: Page) =>
  engine(page).evaluate((element) => {
    const root = getComputedStyle(element.shadowRoot?.querySelector('[part=root]') as Element);
    const button = element.shadowRoot?.querySelector('[type=submit]') as Element;
    const { backgroundColor, color, borderTopLeftRadius, height } = getComputedStyle(button);
    const field = getComputedStyle(element.shadowRoot?.querySelector('select') as Element);
    return {
      primary: backgroundColor,
      onPrimary: color,
      radius: borderTopLeftRadius,
      buttonHeight: parseFloat(height),
      controlHeight: parseFloat(field.height),
      surface: root.backgroundColor,
      text: root.color,
      font: root.fontFamily,
      fontSize: root.fontSize,
    };
  });

/** An attribute, the custom property that overrides it, and where their effect can be observed. */
const attributes = [
  {
    attribute: 'primary-color',
    value: 'rgb(120, 0, 60)',
    property: 'color-primary',
    css: 'rgb(0, 90, 30)',
    seen: 'primary',
    otherwise: 'rgb(11, 114, 133)',
  },
  {
    attribute: 'background-color',
    value: 'rgb(250, 240, 230)',
    property: 'color-surface',
    css: 'rgb(230, 240, 250)',
    seen: 'surface',
    otherwise: 'rgba(0, 0, 0, 0)',
  },
  {
    attribute: 'text-color',
    value: 'rgb(60, 40, 20)',
    property: 'color-text',
    css: 'rgb(20, 40, 60)',
    seen: 'text',
    otherwise: 'rgb(23, 32, 44)',
  },
  {
    attribute: 'font-family',
    value: 'Georgia, serif',
    property: 'font-family',
    css: 'Verdana, sans-serif',
    seen: 'font',
    otherwise: '"Courier New"',
  },
  { attribute: 'radius', value: '3px', property: 'radius', css: '7px', seen: 'radius', otherwise: '12px' },
] as const;

test(
  'page CSS before attribute before settings before default, and text chosen for contrast',
  { tag: '@firefox-long' },
  async ({ page }) => {
    await start(page, 'body { font-family: "Courier New" }');
    await expect(searchButton(page)).toBeVisible();
    await test.step('page CSS before attribute before settings before default', async () => {
      for (const { attribute, value, property, css, seen, otherwise } of attributes) {
        const shows = (expected: string) =>
          expect.poll(async () => (await looks(page))[seen], { message: attribute }).toBe(expected);
        await shows(otherwise);
        await setAttributes(engine(page), { [attribute]: value });
        await shows(value);
        await setProperty(page, property, css);
        await shows(css);
        await setAttributes(engine(page), { [attribute]: null });
        if (seen !== 'surface') await shows(css);
        await setProperty(page, property, null);
        await shows(otherwise);
      }
      await setAttributes(engine(page), { density: 'compact' });
      await expect.poll(async () => (await looks(page)).controlHeight).toBe(36);
      await setAttributes(engine(page), { density: null });
      await expect.poll(async () => (await looks(page)).controlHeight).toBe(44);
    });
    await test.step('text on the primary colour is chosen for contrast', async () => {
      for (const color of [
        '#ffffff',
        '#ffd400',
        '#7ad7f0',
        '#767676',
        '#808080',
        '#e8590c',
        '#0b7285',
        '#000000',
      ]) {
        await setAttributes(engine(page), { 'primary-color': color });
        await expect
          .poll(async () => (await looks(page)).primary)
          .toBe(
            await page.evaluate((value) => Object.assign(new Option().style, { color: value }).color, color),
          );
        const { primary, onPrimary } = await looks(page);
        expect(await contrast(page, primary, onPrimary), color).toBeGreaterThanOrEqual(4.5);
      }
      await setProperty(page, 'color-on-primary', 'rgb(1, 2, 3)');
      await expect(searchButton(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
    });
  },
);

test('without a company colour the default is used', { tag: '@long' }, async ({ page }) => {
  await changeAnswer(page, '/settings', (settings) => ({ ...settings, primaryColor: null }));
  await start(page);
  await expect(searchButton(page)).toHaveCSS('background-color', 'rgb(29, 95, 209)');
});

test('light, dark, auto and inherit, effective immediately', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await start(page, ':root { color-scheme: dark; background: #111 }');
  await expect(searchButton(page)).toBeVisible();
  const isDark = async () => {
    const { text } = await looks(page);
    return (await contrast(page, text, 'rgb(0, 0, 0)')) > 10;
  };
  await expect.poll(isDark).toBe(true);
  await setAttributes(engine(page), { 'color-scheme': 'light' });
  await expect.poll(isDark).toBe(false);
  expect((await looks(page)).surface).toBe('rgb(255, 255, 255)');
  await setAttributes(engine(page), { 'color-scheme': 'dark' });
  await expect.poll(isDark).toBe(true);
  expect((await looks(page)).surface).toBe('rgb(18, 22, 29)');
  await setAttributes(engine(page), { 'color-scheme': 'auto' });
  await expect.poll(isDark).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await setAttributes(engine(page), { 'color-scheme': null });
  await expect.poll(isDark).toBe(true);
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(isDark).toBe(false);
});

test('with reduced motion colours change immediately', async ({ page }) => {
  await start(page, ':root { color-scheme: light }');
  const [byDay, byNight] = await page.getByRole('switch').evaluate((element) => {
    const ground = () => getComputedStyle(element).backgroundColor;
    const light = ground();
    document.documentElement.style.setProperty('color-scheme', 'dark');
    return [light, ground()];
  });
  expect(byNight).not.toBe(byDay);
});

test('parts take the page’s styles, on every screen', async ({ page }) => {
  const parts = ['navigation', 'heading', 'field', 'label', 'select', 'input', 'stepper', 'button-primary'];
  await start(page, parts.map((part) => `booking-engine::part(${part}) { letter-spacing: 3px }`).join(''));
  await expect(searchButton(page)).toHaveCSS('letter-spacing', '3px');
  await call(engine(page), 'navigate', '/cart/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '3px');
  await expect(page.getByRole('button', { name: 'Go home' })).toHaveCSS('letter-spacing', '3px');
  await expect(page.getByLabel('Currency')).toHaveCSS('letter-spacing', '3px');
});

/** Every custom property with a unique value, and the computed style that it results in. */
const onSearch: [property: string, value: string, computed?: string][] = [
  ['color-primary', 'rgb(1, 2, 3)'],
  ['color-on-primary', 'rgb(250, 1, 2)'],
  ['color-surface-raised', 'rgb(2, 3, 4)'],
  ['color-text', 'rgb(3, 4, 5)'],
  ['color-text-muted', 'rgb(4, 5, 6)'],
  ['color-danger', 'rgb(5, 6, 7)'],
  ['color-focus', 'rgb(6, 7, 8)'],
  ['font-family', 'Papyrus'],
  ['font-size', '17px'],
  ['radius', '11px'],
  ['space', '7px', '28px'],
  ['control-height', '53px'],
  ['max-width', '617px'],
  ['duration', '0.777s'],
];
const onExtras: typeof onSearch = [
  ['color-surface', 'rgb(7, 8, 9)'],
  ['color-border', 'rgb(8, 9, 10)'],
  ['color-success', 'rgb(9, 10, 11)'],
  ['color-warning', 'rgb(10, 11, 12)'],
];

test('every custom property has an effect', { tag: '@long' }, async ({ page }) => {
  const setAll = async (all: typeof onSearch) => {
    for (const [property, value] of all) await setProperty(page, property, value);
    for (const [property, value, computed = value] of all) {
      await expect.poll(() => uses(page, computed), { message: property }).toBe(true);
    }
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await start(page, '', 'color-scheme="light"');
  await searchButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Date', { exact: true }).focus();
  await setAll(onSearch);
  await call(engine(page), 'navigate', '/extras');
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .selectOption('1');
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  await setAll(onExtras);
  await call(engine(page), 'navigate', '/activities/water/puerto-morelos-reef');
  await setAll([['shadow', 'rgb(11, 12, 13) 0px 0px 5px 0px']]);
});

/** Whether any rendered element has a style with this value. */
function uses(page: Page, value: string): Promise<boolean> {
  return engine(page).evaluate((element, wanted) => {
    const properties =
      'color background-color border-top-color border-bottom-color outline-color box-shadow font-family font-size ' +
      'border-top-left-radius padding-top row-gap margin-top height min-height max-width transition-duration';
    const inside = ':has(> [part=root]), [part=root], [part=root] *';
    return [...(element.shadowRoot?.querySelectorAll(inside) ?? [])].some((one) =>
      properties.split(' ').some((property) =>
        getComputedStyle(one)
          .getPropertyValue(property)
          .split(/,\s(?=\d*\.?\d+m?s)/)
          .includes(wanted),
      ),
    );
  }, value);
}
