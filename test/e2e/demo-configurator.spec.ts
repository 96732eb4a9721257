import { partner } from '../support/demo-address.ts';
import { closedGate } from './support/gate.ts';
import { openMade } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a configured element is shown immediately, and the copied snippet does the same in a page', async ({
  page,
}) => {
  await page.goto(`${partner}/`);
  const live = page.locator('#stage transfers-box');
  await expect(live.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cancún/);
  await live.evaluate((element) => Object.assign(element, { isTheFirst: true }));

  await attribute(page, 'airport').fill('czm');
  await attribute(page, 'adults').fill('5');
  await expect(live.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cozumel/);
  await expect(live.getByLabel('Adults', { exact: true })).toHaveValue('5');
  await page.getByText('Language and money').click();
  await attribute(page, 'lang').selectOption('es');
  await expect(live.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.getByText('Looks', { exact: true }).click();
  await page.getByRole('button', { name: 'Coral' }).click();
  await expect(attribute(page, 'primary-color')).toHaveValue('#c2412d');
  await expect(live.getByRole('button', { name: 'Buscar' })).toHaveCSS(
    'background-color',
    'rgb(194, 65, 45)',
  );
  expect(await live.evaluate((element) => 'isTheFirst' in element)).toBe(true);

  for (const form of ['HTML', '<div>']) {
    await page.getByRole('radio', { name: form, exact: true }).check();
    await page.getByRole('button', { name: 'Copy snippet' }).click();
    await expect(page.getByText(`The ${form} snippet is copied.`)).toBeAttached();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    expect(snippet).toBe(await page.locator('#snippet').textContent());
    const pasted = await pageWith(page, snippet);
    const box = pasted.locator('transfers-box');
    await expect(box.getByRole('button', { name: 'Buscar' })).toHaveCSS(
      'background-color',
      'rgb(194, 65, 45)',
    );
    await expect(box.getByLabel('Adultos', { exact: true })).toHaveValue('5');
    await pasted.close();
  }
});

test(
  'the link that is copied becomes the configured element, and says where there can be none',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/`);
    await attribute(page, 'adults').fill('5');
    await page.getByText('Looks', { exact: true }).click();
    await page.getByRole('button', { name: 'Coral' }).click();
    await page.getByRole('radio', { name: 'Link', exact: true }).check();
    await page.getByRole('button', { name: 'Copy snippet' }).click();
    await expect(page.getByText('The Link snippet is copied.')).toBeAttached();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    expect(snippet).toContain('/transfers?airport=CUN&amp;adults=5#inline"');

    const pasted = await page.context().newPage();
    await openMade(pasted, { script: '', body: snippet });
    const box = pasted.locator('transfers-box');
    await expect(box.getByLabel('Adults', { exact: true })).toHaveValue('5');
    await expect(box.getByRole('button', { name: 'Search' })).toHaveCSS(
      'background-color',
      'rgb(194, 65, 45)',
    );
    await pasted.close();
    await page.getByLabel('Your snippet').fill(snippet);
    await page.getByRole('button', { name: 'Check my snippet' }).click();
    await expect(page.getByText('Nothing found: this snippet can be pasted.')).toBeVisible();

    await page.getByRole('radio', { name: 'activities-list' }).check();
    await page.getByText('<activities-list>', { exact: true }).click();
    await attribute(page, 'category').fill('');
    await expect(page.getByRole('radio', { name: 'Link', exact: true })).toBeDisabled();
    await expect(page.locator('#snippet-note')).toContainText('A link needs a category');
    await expect(page.locator('#snippet')).toContainText('<activities-list');
  },
);

test(
  'the form in the markup is shown as configured before the script runs, and only where it can be',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto(`${partner}/`);
    const withForm = page.getByRole('radio', { name: 'HTML with form' });
    await withForm.check();
    await expect(page.locator('#snippet')).toContainText('<template shadowrootmode="open">');
    await attribute(page, 'adults').fill('5');
    await page.getByText('Language and money').click();
    await attribute(page, 'lang').selectOption('es');
    await page.getByText('Looks', { exact: true }).click();
    await page.getByRole('button', { name: 'Coral' }).click();
    await expect(page.locator('#snippet')).toContainText('Buscar');
    await expect(page.locator('#snippet')).toContainText('--theme-primary: #c2412d');
    await page.getByRole('button', { name: 'Copy snippet' }).click();
    await expect(page.getByText('The HTML with form snippet is copied.')).toBeAttached();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());

    const pasted = await context.newPage();
    const gate = closedGate();
    await pasted.route(/\/cdn\/booking\.js/, async (route) => {
      await gate.passed;
      await route.continue();
    });
    await openMade(pasted, { script: '', body: snippet });
    const box = pasted.locator('transfers-box');
    const looks = async () => {
      await expect(box.getByRole('button', { name: 'Buscar' })).toHaveCSS(
        'background-color',
        'rgb(194, 65, 45)',
      );
      await expect(box.getByLabel('Adultos', { exact: true })).toHaveValue('5');
    };
    await looks();
    await expect(box.getByRole('link')).toBeHidden();
    gate.open();
    await expect(box.getByLabel('Aeropuerto', { exact: true }).locator('option:checked')).toHaveText(
      /Cancún/,
    );
    await looks();
    await pasted.close();

    await page.getByText('<transfers-box>', { exact: true }).click();
    await attribute(page, 'to').fill('quinta-luna');
    await expect(withForm).toBeDisabled();
    await expect(page.locator('#snippet')).not.toContainText('<template');
    await expect(page.locator('#snippet-note')).toContainText('look up these places');
    await attribute(page, 'to').fill('');
    await expect(withForm).toBeEnabled();
    await page.getByText('Everything else').click();
    await attribute(page, 'hosted-url').fill('book.example.com');
    await expect(withForm).toBeDisabled();
    await expect(page.locator('#snippet-note')).toContainText('needs an https hosted-url');
    await page.getByRole('radio', { name: 'activities-list' }).check();
    await expect(page.locator('#snippet-note')).toContainText('Only <transfers-box>');
  },
);

test(
  'each element has its attributes, keeps the common ones, and can be generated for frameworks',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/`);
    const snippet = page.locator('#snippet');
    await page.getByText('Looks', { exact: true }).click();
    await attribute(page, 'density').selectOption('compact');
    await page.getByRole('radio', { name: 'activities-list' }).check();
    await expect(page.locator('#stage activities-list article').first()).toBeVisible();
    await expect(attribute(page, 'density')).toHaveValue('compact');
    await page.getByText('<activities-list>', { exact: true }).click();
    await attribute(page, 'featured').check();
    await page.getByRole('radio', { name: 'React' }).check();
    await expect(snippet).toContainText("import { ActivitiesList } from 'booking-elements/react';");
    await expect(snippet).toContainText('limit={3}');
    await expect(snippet).toContainText('density="compact"');
    await expect(snippet).toContainText('featured');

    await page.getByRole('radio', { name: 'activity-quote' }).check();
    await expect(page.locator('#stage activity-quote').getByLabel('Adults')).toBeVisible();
    await expect(attribute(page, 'featured')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Vue' }).check();
    await expect(snippet).toContainText("import 'booking-elements/define/activity-quote';");
    await expect(snippet).toContainText('activity="taco-walk"');

    await page.getByRole('radio', { name: 'booking-engine' }).check();
    await expect(page.locator('#stage').getByRole('link', { name: /Cancún/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Phone' }).check();
    const widthOf = () => page.locator('#stage booking-engine').evaluate((element) => element.clientWidth);
    await expect.poll(widthOf).toBe(360);
  },
);

function attribute(page: Page, name: string) {
  return page.getByRole('form', { name: 'Configuration' }).getByLabel(name, { exact: true });
}

/** A partner's page with nothing but the snippet. */
async function pageWith(page: Page, snippet: string): Promise<Page> {
  const pasted = await page.context().newPage();
  await pasted.goto(`${partner}/partner/bare.html`);
  await pasted.evaluate((html) => {
    // Scripts inside run only if the text is parsed as a fragment.
    document.body.append(document.createRange().createContextualFragment(html));
  }, snippet);
  return pasted;
}
