import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { company } from '../support/demo-address.ts';
import { apiBase } from './support/made-page.ts';
import { expect, test, type Page } from './support/test.ts';

const base = '/book/here/';
let folder = '';

// This test is not about the storefront, only about where its page and files are found.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-page-'));
  const build = ['build', '--mode', 'page', `--base=${base}`, '--outDir', folder, '--logLevel', 'warn'];
  execFileSync(join('node_modules', '.bin', 'vite'), [...build, '--emptyOutDir']);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('built for a sub-path, the hosted page has its URLs below it', async ({ page }) => {
  await serve(page);
  await page.goto(`${company}${base}transfers?airport=czm`);
  await expect(page.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cozumel/);
  await expect(page).toHaveTitle('Costa Clara Transfers Booking Engine');
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  await expect(page).toHaveURL(`${company}${base}cart/checkout`);
  await page.goBack();
  await expect(page).toHaveURL(`${company}${base}transfers?airport=czm`);
  await page.goto(`${company}${base}no/such/page?from=mail`);
  await expect(page.getByRole('heading', { name: '404 Not found' })).toBeVisible();
  await expect(page).toHaveURL(`${company}${base}404?from=mail`);
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(company + base);
});

/** A file server with a history fallback, as in a deployment. */
async function serve(page: Page): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
  };
  await page.route(`${company}${base}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(base.length);
    const file = path !== '' && existsSync(join(folder, path)) ? path : 'index.html';
    const text = readFileSync(join(folder, file), 'utf8').replace('"apiBase": ""', `"apiBase": "${apiBase}"`);
    return route.fulfill({ contentType: types[extname(file)] ?? 'text/plain', body: text });
  });
}
