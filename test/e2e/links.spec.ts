import { partner } from '../support/demo-address.ts';
import { recordEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';

const address = `${partner}/partner/links.html`;

test(
  'a link of an article opens the storefront above it, at its route',
  { tag: '@firefox' },
  async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(address);
    // The form in place of a link shows that the code for links has loaded; before, they lead to the hosted page.
    await expect(page.locator('transfers-box')).toBeVisible();
    const link = page.getByRole('link', { name: 'catamaran to Isla Mujeres' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Costa Clara' });
    await expect(dialog.getByRole('heading', { name: /Isla Mujeres/, level: 1 })).toBeVisible();
    expect(page.url()).toBe(address);
    expect(events.named('booking-open')).toEqual([
      {
        name: 'booking-open',
        from: 'a',
        detail: { v: 1, path: '/activities/water/isla-mujeres-catamaran', mode: 'overlay', source: 'link' },
      },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

test(
  'a link with #inline is the search form, with what its query says',
  { tag: ['@long', '@firefox'] },
  async ({ page }) => {
    await page.goto(address);
    const form = page.locator('transfers-box');
    await expect(form.getByLabel('Adults', { exact: true })).toHaveValue('3');
    await expect(form.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(/Cancún/);
    await expect(page.getByRole('link', { name: 'Search transfers' })).toBeHidden();
  },
);
