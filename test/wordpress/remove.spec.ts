import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/support/test.ts';
import { logIn, logOut, publish } from './support/people.ts';
import { php, pluginFolder, siteFolder } from './support/site.ts';

test('the plugin left no warning in the log, and asked no other server', () => {
  const log = readFileSync(join(siteFolder, 'debug.log'), 'utf8').split('\n');
  expect(log.filter((line) => line.includes('booking-elements/'))).toEqual([]);
});

test('deactivated, it leaves pages whole; deleted, it leaves nothing behind', async ({ page }) => {
  const address = publish('editor', 'Before. <!-- wp:booking-elements/transfers-box /--> After.');
  const content = () =>
    php(`echo get_post(${Number(new URL(address).searchParams.get('page_id'))})->post_content;`);
  const before = content();
  await logIn(page, 'admin');
  await page.goto('/wp-admin/plugins.php');
  await page.getByRole('link', { name: 'Deactivate Booking Elements' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  expect(traces()).toBeGreaterThan(0);

  await logOut(page);
  await page.goto(address);
  await expect(page.getByText(/Before\.\s+After\./)).toBeVisible();
  await expect(page.locator('script[src*="booking"]')).toHaveCount(0);

  await logIn(page, 'admin');
  await page.goto('/wp-admin/plugins.php');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Delete Booking Elements' }).click();
  await expect(page.getByText('Booking Elements was successfully deleted.')).toBeVisible();
  expect(traces()).toBe(0);
  expect(existsSync(pluginFolder)).toBe(false);
  expect(content()).toBe(before);
});

/** Rows of the tables of options and of everything's properties that name the plugin. */
function traces(): number {
  return Number(
    php(`
      global $wpdb;
      $count = 0;
      foreach (['options' => 'option_name', 'usermeta' => 'meta_key', 'postmeta' => 'meta_key', 'termmeta' => 'meta_key'] as $table => $column)
        $count += $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->$table} WHERE $column LIKE '%booking%elements%'");
      echo $count;
    `),
  );
}
