import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { logIn, logOut, useTheme, type Theme } from './support/people.ts';
import { php } from './support/site.ts';

// WordPress itself asks for more than an editor may see, and for patterns of its own site, which is out of reach here;
// and it measures its own editor in a loop.
test.use({
  expectedErrors: [/status of (403|500)|ERR_NAME_NOT_RESOLVED|ResizeObserver loop/],
});

const themes: Theme[] = ['twentytwentythree', 'twentytwentyone'];

for (const theme of themes)
  test(`an editor puts every element on a page, and a visitor uses them (${theme})`, async ({ page }) => {
    useTheme(theme);
    await logIn(page, 'editor');
    await page.goto('/wp-admin/post-new.php?post_type=page');
    await title(page, 'Getting here');
    await insert(page, 'Transfers box');
    const preview = page.frameLocator('iframe[title="Preview: Transfers box"]');
    await expect(preview.getByLabel('Airport', { exact: true })).toBeVisible();
    await page.getByLabel('Airport', { exact: true }).fill('CUN');
    await expect(preview.getByLabel('Airport', { exact: true })).toHaveValue(/cun/i);
    await insert(page, 'Activities list');
    await page.getByLabel('Limit', { exact: true }).fill('2');
    await insert(page, 'Activity quote');
    await page.getByLabel('Activity', { exact: true }).fill('taco-walk');
    await insert(page, 'Booking engine');
    const address = await publishHere(page);

    await logOut(page);
    await page.goto(address);
    const box = page.locator('transfers-box');
    await expect(box.getByLabel('Airport', { exact: true })).toHaveValue(/cun/i);
    await expect(page.locator('activities-list').getByRole('article')).toHaveCount(2);
    await expect(page.locator('activity-quote').getByRole('heading', { name: 'Taco walk' })).toBeVisible();
    const engine = page.locator('booking-engine');
    await engine.scrollIntoViewIfNeeded();
    await expect(engine.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
    await expect(page.locator('script[src$="/cdn/booking.js"]')).toHaveCount(1);
    // A block is inserted in wide width, because one column is all that fits into the text's.
    expect((await box.boundingBox())?.width).toBeGreaterThan(700);
  });

test('an author without unfiltered HTML keeps a block with everything that was chosen', async ({ page }) => {
  expect(php(`echo user_can(get_user_by('login', 'author'), 'unfiltered_html') ? 'may' : 'may not';`)).toBe(
    'may not',
  );
  await logIn(page, 'author');
  await page.goto('/wp-admin/post-new.php');
  await title(page, 'From the airport');
  await insert(page, 'Transfers box');
  await page.getByLabel('Airport', { exact: true }).fill('CUN');
  await page.getByLabel('Adults', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page
    .getByLabel('Placement', { exact: true })
    .fill('"><script>document.title = "taken over"</script>');
  const address = await publishHere(page);

  await page.goto(page.url());
  await page.getByRole('document', { name: 'Block: Transfers box' }).click();
  await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('CUN');

  await logOut(page);
  await page.goto(address);
  await expect(page.locator('transfers-box').getByLabel('Airport', { exact: true })).toHaveValue(/cun/i);
  await expect(page.locator('transfers-box')).toHaveAttribute('adults', '4');
  await expect(page).toHaveTitle(/^From the airport/);
});

test('the site editor, which is a frame itself, shows the element too', async ({ page }) => {
  useTheme('twentytwentythree');
  await logIn(page, 'admin');
  await page.goto('/wp-admin/site-editor.php?postType=wp_template&postId=twentytwentythree%2F%2Fpage');
  await insert(page, 'Transfers box');
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  const preview = canvas.frameLocator('iframe[title="Preview: Transfers box"]');
  await expect(preview.getByLabel('Airport', { exact: true })).toBeVisible();
});

async function title(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add title' }).fill(text);
}

async function insert(page: Page, block: string): Promise<void> {
  const inserter = page.getByRole('button', { name: 'Toggle block inserter' });
  await inserter.click();
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill(block);
  await page.getByRole('option', { name: block }).click();
  await press(inserter, false);
  await press(page.getByRole('button', { name: 'Settings', exact: true }), true);
}

/** Turns a button of the editor's bar on or off. */
async function press(button: Locator, isOn: boolean): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) !== String(isOn)) await button.click();
}

/** Publishes the post that is being edited, and returns its address. */
async function publishHere(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: /^View (Page|Post)$/ });
  return (await link.getAttribute('href')) ?? '';
}
