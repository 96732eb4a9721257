import { partner } from '../support/demo-address.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// The browser logs the status of the page.
test.use({ expectedErrors: [/404/], colorScheme: 'dark' });

test(
  'where there is no demo page, a button leads to those that there are',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${partner}/partner/nowhere.html`);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    const violations = await axeViolations(page);
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)])).toEqual([]);
    await page.getByRole('link', { name: 'All demo pages' }).click();
    await expect(page.getByRole('heading', { name: 'Booking elements' })).toBeVisible();
  },
);
