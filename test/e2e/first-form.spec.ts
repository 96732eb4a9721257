import { company } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { box, combobox, field, openEarly, takenOver } from './support/first-form.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { difference, pictureOf } from './support/pixels.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, longUnless, test } from './support/test.ts';

test(
  'what is typed, chosen and counted before the framework arrives is there afterwards, with focus and caret',
  { tag: '@firefox' },
  async ({ page }) => {
    const { open } = await openEarly(page, 'adults="3"');
    await field(page, 'Hotel to Airport').check();
    await combobox(page, 'Pickup').pressSequentially('quinta lun');
    await box(page).getByRole('button', { name: 'Add one' }).first().click();
    await field(page, 'Kids').fill('2');
    await field(page, 'Return trip').check();
    await field(page, 'Date').fill('2027-12-12');
    await field(page, 'Return date').fill('2027-12-20');
    await combobox(page, 'Pickup').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowLeft');
    await open();
    await expect(field(page, 'Hotel to Airport')).toBeChecked();
    await expect(field(page, 'Adults')).toHaveValue('4');
    await expect(field(page, 'Kids')).toHaveValue('2');
    await expect(field(page, 'Date')).toHaveValue('12 Dec 2027');
    await expect(field(page, 'Return date')).toHaveValue('20 Dec 2027');
    await expect(combobox(page, 'Pickup')).toBeFocused();
    // The selected letter is typed over.
    await page.keyboard.type('na');
    await expect(combobox(page, 'Pickup')).toHaveValue('quinta luna');
    await page.getByRole('option', { name: /Quinta Luna Hotel/ }).click();
    await expect(combobox(page, 'Pickup')).toHaveValue('Quinta Luna Hotel');
  },
);

test('places keep their words when they are cleared, swapped, and seen from the other direction', async ({
  page,
}) => {
  const { open } = await openEarly(page, 'mode="P2P"');
  await combobox(page, 'Pickup').fill('here');
  await combobox(page, 'Destination').fill('there');
  await box(page).getByRole('button', { name: 'Swap' }).click();
  await expect(combobox(page, 'Pickup')).toHaveValue('there');
  await box(page).getByRole('button', { name: 'Clear' }).last().click();
  await expect(combobox(page, 'Destination')).toBeFocused();
  await expect(box(page).getByRole('button', { name: 'Clear' })).toHaveCount(1);
  await field(page, 'Hotel to Airport').check();
  await expect(combobox(page, 'Pickup')).toHaveValue('there');
  await field(page, 'Airport to Hotel').check();
  await expect(combobox(page, 'Destination')).toHaveValue('there');
  await open();
  await expect(combobox(page, 'Destination')).toHaveValue('there');
});

test('what the tab remembers is there at once, as the view then shows it', async ({ page, context }) => {
  const first = await openEarly(page, 'mode="P2P"');
  await first.open();
  for (const [label, typed, name] of [
    ['Pickup', 'quinta', /Quinta Luna Hotel/],
    ['Destination', 'isla', /Isla/],
  ] as const) {
    await combobox(page, label).pressSequentially(typed);
    await page.getByRole('option', { name }).first().click();
  }
  await field(page, 'Return trip').check();
  await field(page, 'Date').fill('2027-12-12');
  await field(page, 'Return date').fill('2027-12-20');
  await box(page).getByRole('button', { name: 'Add one' }).first().click();
  await page.keyboard.press('Tab');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const { open } = await openEarly(page, 'primary-color="#8a1c4a"');
  await expect(field(page, 'Door to Door')).toBeChecked();
  await expect(combobox(page, 'Pickup')).toHaveValue('Quinta Luna Hotel');
  await expect(field(page, 'Date')).toHaveValue('12 Dec 2027');
  await expect(field(page, 'Return date')).toHaveValue('20 Dec 2027');
  await expect(field(page, 'Adults')).toHaveValue('3');
  const before = await pictureOf(page, box(page));
  await open();
  const after = await pictureOf(page, box(page));
  expect(await difference(await context.newPage(), before, after)).toMatchObject({ pixels: 0 });
});

test('an early search is submitted once the view is there', { tag: '@firefox-long' }, async ({ page }) => {
  const { open } = await openEarly(page);
  await combobox(page, 'Destination').fill('nowhere');
  await page.keyboard.press('Enter');
  await open();
  await expect(combobox(page, 'Destination')).toHaveAccessibleDescription(
    'Choose a destination from the list.',
  );
});

test('a button that is held down while the framework loads is pressed once it is released', async ({
  page,
}) => {
  const { open } = await openEarly(page);
  await combobox(page, 'Destination').fill('nowhere');
  await box(page).getByRole('button', { name: 'Search' }).hover();
  await page.mouse.down();
  const taken = open();
  // That of the framework is drawn behind the first one.
  await expect(box(page).locator('form')).toHaveCount(2);
  await page.mouse.up();
  await taken;
  await expect(combobox(page, 'Destination')).toHaveAccessibleDescription(
    'Choose a destination from the list.',
  );
});

for (const file of ['booking.js', 'booking.bundle.js'])
  test(
    `${file}: it stays as long as the company's settings are on their way`,
    longUnless(file === 'booking.js'),
    async ({ page }) => {
      const held = await holdAnswers(page, '/settings');
      await openMade(page, {
        script: `<script type="module" src="${company}/cdn/${file}"></script>`,
        body: `<main><transfers-box api-base="${apiBase}"></transfers-box></main>`,
      });
      await combobox(page, 'Destination').pressSequentially('quinta');
      await field(page, 'Return trip').check();
      await expect.poll(() => held.length).toBe(1);
      held[0]?.release();
      await takenOver(page);
      await expect(combobox(page, 'Destination')).toHaveValue('quinta');
      await expect(field(page, 'Return date')).toBeVisible();
    },
  );

test("a preset date is shown in the element's language", async ({ page }) => {
  await openEarly(page, 'date="2020-12-12"');
  await expect(field(page, 'Date')).toHaveValue('12 Dec 2020');
  await expect(field(page, 'Date')).toHaveAccessibleDescription(/This date has passed/);
  await box(page).evaluate((element) => element.setAttribute('date', '2127-12-12'));
  await expect(field(page, 'Date')).toHaveValue('12 Dec 2127');
  await box(page).evaluate((element) => element.setAttribute('lang', 'es'));
  await expect(field(page, 'Fecha')).toHaveValue('12 dic 2127');
});

test('an early click opens the calendar once it is there', async ({ page }) => {
  const { open } = await openEarly(page);
  await box(page).getByRole('button', { name: 'Open calendar' }).click();
  await open();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
});

test('attributes take effect on the first form: language, theme, direction, passengers', async ({ page }) => {
  const { open } = await openEarly(page, 'airport="CUN"');
  await combobox(page, 'Destination').fill('quinta');
  await box(page).evaluate((element) => {
    element.setAttribute('lang', 'es');
    element.setAttribute('primary-color', 'rgb(120, 20, 60)');
    element.setAttribute('adults', '5');
  });
  await expect(combobox(page, 'Destino')).toHaveValue('quinta');
  await expect(combobox(page, 'Destino')).toBeFocused();
  await expect(field(page, 'Adultos')).toHaveValue('5');
  await expect(box(page).getByRole('button', { name: 'Buscar' })).toHaveCSS(
    'background-color',
    'rgb(120, 20, 60)',
  );
  await open();
  await expect(combobox(page, 'Destino')).toHaveValue('quinta');
  await expect(combobox(page, 'Destino')).toBeFocused();
  await expect(field(page, 'Adultos')).toHaveValue('5');
});

test('by keyboard and to assistive technology it is the form that follows', async ({ page }) => {
  const { open } = await openEarly(page);
  const walk = async () => {
    const stops: string[] = [];
    await field(page, 'Airport to Hotel').focus();
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await box(page).evaluate(({ shadowRoot }) => {
          const at = shadowRoot?.activeElement;
          return `${at?.localName ?? ''} ${at?.ariaLabel ?? at?.id.replace(/.*-/, '') ?? ''}`.replace(
            / _.*/,
            '',
          );
        }),
      );
    }
    return stops.map((stop) => stop.replace(/ \d+$/, ''));
  };
  expect(await axeViolations(page, { within: 'transfers-box' })).toEqual([]);
  const early = await walk();
  expect(early).toContain('button Open calendar');
  await open();
  expect(await walk()).toEqual(early);
});

test.describe('without its framework', () => {
  test.use({ expectedErrors: [/./] });

  test('the form stays with a message, and leads to the hosted page with its entries', async ({ page }) => {
    await page.route(/\/chunks\/core-/, (route) => route.fulfill({ status: 404, body: '' }));
    await openMade(page, {
      body: `<transfers-box api-base="${apiBase}" hosted-url="${company}/"></transfers-box>`,
    });
    await expect(box(page).getByRole('alert')).toContainText('Booking could not be loaded.');
    await combobox(page, 'Destination').fill('quinta');
    await box(page).getByRole('button', { name: 'Add one' }).first().click();
    await box(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${company}/transfers?destination=quinta`);
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('quinta');
    await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('3');
  });
});

const modes = ['A2H', 'H2A', 'P2P'];
const widths = [360, 800, 1200];

for (const lang of ['en', 'es'])
  for (const [row, look] of [
    '',
    'layout="column" density="compact"',
    'layout="row" color-scheme="dark" radius="2px"',
  ].entries())
    test(
      `the same pixels before and after, in ${lang} ${look}`,
      { tag: lang === 'en' && look === '' ? ['@firefox-long'] : ['@long'] },
      async ({ page, context }) => {
        const blank = await context.newPage();
        await holdAnswers(page, '/transfers/airports');
        for (const [column, mode] of modes.entries()) {
          // Without a look all widths, with one each width in one of the modes.
          for (const width of look === '' ? widths : [widths[(row + column) % 3] ?? 0]) {
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await holdAnswers(page, '/transfers/airports');
            await page.setViewportSize({ width, height: 800 });
            const { open } = await openEarly(
              page,
              `lang="${lang}" mode="${mode}" primary-color="#8a1c4a" ${look}`,
            );
            const before = await pictureOf(page, box(page));
            await open();
            const after = await pictureOf(page, box(page));
            expect(await difference(blank, before, after), `${mode}, ${width}`).toMatchObject({ pixels: 0 });
          }
        }
      },
    );
