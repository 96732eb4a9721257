import { box, field, openEarly } from './support/first-form.ts';
import { expect, test } from './support/test.ts';

test('an unreadable date is kept, and the view shows its error', async ({ page }) => {
  const { open } = await openEarly(page);
  await field(page, 'Date').fill('someday');
  await field(page, 'Kids').focus();
  await open();
  await expect(field(page, 'Date')).toHaveValue('someday');
  await expect(box(page).getByText('“someday” is not a date we understand.')).toBeVisible();
  await expect(field(page, 'Kids')).toBeFocused();
});

test('a remembered return trip that is removed before the framework loads stays removed', async ({
  page,
}) => {
  const first = await openEarly(page);
  await field(page, 'Return trip').check();
  await first.open();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { open } = await openEarly(page);
  await expect(field(page, 'Return date')).toBeVisible();
  await field(page, 'Return trip').uncheck();
  await expect(field(page, 'Return date')).toHaveCount(0);
  await open();
  await expect(field(page, 'Return trip')).not.toBeChecked();
  await expect(field(page, 'Return date')).toHaveCount(0);
});
