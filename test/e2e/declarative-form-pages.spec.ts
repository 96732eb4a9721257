import { company } from '../support/demo-address.ts';
import { box, combobox, expectView, heldScripts, markup, search } from './support/declarative-form.ts';
import { openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

/** The form in the page's markup, on pages that take away some of what it consists of. */
test.describe('without its framework', () => {
  test.use({ expectedErrors: [/./] });

  for (const attributes of [{}, { to: 'quinta-luna' }])
    test(
      `it stays, says so, and leads to the hosted page ${JSON.stringify(attributes)}`,
      { tag: 'to' in attributes ? '@long' : [] },
      async ({ page }) => {
        const body = await markup(page);
        await page.route(/\/chunks\/core-/, (route) => route.fulfill({ status: 404, body: '' }));
        const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
        await openMade(page, { body: body.replace('>', `${own.join('')}>`) });
        await expect(box(page).getByRole('alert')).toContainText('Booking could not be loaded.');
        await combobox(page, 'Destination').fill('quinta');
        await search(page).click();
        await expect(page).toHaveURL(`${company}/transfers?destination=quinta`);
      },
    );
});

test(
  'a page whose editor strips the template has its link, then the element',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const body = (await markup(page)).replace(/<template.*<\/template>/s, '');
    const scripts = await heldScripts(page);
    await openMade(page, { body });
    await expect(page.getByRole('link', { name: 'Book online' })).toBeVisible();
    Object.values(scripts).forEach((release) => release());
    await expectView(page);
  },
);

test(
  'a template that a script has inserted shows nothing and is in nobody’s way',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const body = await markup(page);
    await openMade(page, { body: '<main></main>' });
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), body);
    await expectView(page);
    await expect(page.getByRole('link', { name: 'Book online' })).toBeHidden();
    await combobox(page, 'Destination').fill('quinta');
    await expect(page.getByRole('option', { name: /Quinta Luna Hotel/ })).toBeVisible();
  },
);

test.describe('parsed after the script has run', () => {
  test.use({ expectedErrors: [/second declarative shadow root/] });

  test('the element draws its own form', { tag: '@firefox-long' }, async ({ page }) => {
    const body = await markup(page);
    const script = `<script src="${company}/cdn/booking.bundle.js"></script>`;
    await openMade(page, { script, body });
    await expectView(page);
    await combobox(page, 'Destination').fill('quinta');
    await expect(page.getByRole('option', { name: /Quinta Luna Hotel/ })).toBeVisible();
  });
});

test('the single file takes it over as well', async ({ page }) => {
  const body = await markup(page);
  const script = `<script defer src="${company}/cdn/booking.bundle.js"></script>`;
  await openMade(page, { script, body });
  await expectView(page);
  await expect(search(page)).toBeVisible();
});

test.describe('under a policy without inline styles', () => {
  test.use({ expectedErrors: [/Content.Security.Policy|blocked an inline style/i] });

  test('it works without looks, and the element replaces it', { tag: '@firefox-long' }, async ({ page }) => {
    const body = await markup(page, { 'primary-color': 'rgb(120, 20, 60)' });
    const scripts = await heldScripts(page);
    const policy = `default-src 'none'; script-src ${company}; style-src 'none'; connect-src ${company}; img-src data:`;
    await openMade(page, {
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      body,
    });
    await combobox(page, 'Destination').fill('quinta');
    await expect(search(page)).not.toHaveCSS('background-color', 'rgb(120, 20, 60)');
    Object.values(scripts).forEach((release) => release());
    await expectView(page);
    await expect(combobox(page, 'Destination')).toHaveValue('quinta');
    await expect(search(page)).toHaveCSS('background-color', 'rgb(120, 20, 60)');
  });

  test('with its nonce it has them', { tag: '@long' }, async ({ page }) => {
    const body = await markup(page, { nonce: 'r4nd0m', 'primary-color': 'rgb(120, 20, 60)' });
    await heldScripts(page);
    await openMade(page, {
      head: `<meta http-equiv="Content-Security-Policy" content="style-src 'nonce-r4nd0m'">`,
      body,
    });
    await expect(search(page)).toHaveCSS('background-color', 'rgb(120, 20, 60)');
  });
});
