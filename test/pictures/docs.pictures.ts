import { expect, test } from 'playwright/test';
import { daysFromNow } from '../e2e/support/dates.ts';
import { openEngine, quintaLunaPrices } from '../e2e/support/engine.ts';
import { apiBase, openMade } from '../e2e/support/made-page.ts';

/** `npm run pictures`: the pictures of README and docs, so that they show what there is. */
const folder = 'docs/pictures';

test.use({ locale: 'en-US' });

test('storefront', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openEngine(page, { path: quintaLunaPrices({ date: daysFromNow(12).typed, adults: '3' }) });
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/storefront.png` });
});

test('themes', async ({ page }) => {
  const box = (attributes: string) =>
    `<transfers-box api-base="${apiBase}" airport="cun" ${attributes}></transfers-box>`;
  await page.setViewportSize({ width: 1280, height: 580 });
  await openMade(page, {
    head: `<style>
      body { display: grid; grid-template-columns: repeat(3, 1fr); min-height: 100vh; margin: 0; font-family: system-ui, sans-serif; }
      div { padding: 28px; }
      .dark { background: #14130f; color-scheme: dark; }
      .serif { background: #fdf5ee; font-family: Georgia, serif; }
    </style>`,
    body: `
      <div>${box('')}</div>
      <div class="dark">${box('primary-color="#e3a857" radius="20px"')}</div>
      <div class="serif">${box('primary-color="#8a1a46" radius="0px" density="compact"')}</div>`,
  });
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/themes.png` });
});
