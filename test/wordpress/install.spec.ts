import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { logIn } from './support/people.ts';

const settings = {
  Script: `${company}/cdn/booking.js`,
  'API base': `${company}/widget`,
  'Hosted page': `${company}/`,
};

test('an administrator activates the plugin, enters the settings, and learns that they are right', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/wp-admin/plugins.php');
  await page.getByRole('link', { name: 'Activate Booking Elements', exact: true }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  const plugin = page.getByRole('row', { name: /Booking Elements/ });
  await plugin.getByRole('link', { name: 'Settings' }).click();

  for (const [label, value] of Object.entries(settings))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Primary colour').fill('#0b7285');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByText('Settings saved.')).toBeVisible();
  for (const [label, value] of Object.entries(settings))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    'Script: OK. It answers and allows this site.',
    /^API base: OK\. It answers for .+ and allows this site\.$/,
    'Hosted page: OK. It can be reached.',
  ]);
});
