import { readFile } from 'node:fs/promises';
import { company } from '../support/demo-address.ts';
import { axeViolations, expectAccessible } from './support/axe.ts';
import { bookSale } from './support/booked-sale.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expectNothingBeside } from './support/narrow-screens.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('the file for the trip opens on a phone without a connection, and is printed on one sheet', async ({
  page,
  context,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 7, lines: 4, separate: true });
  await page.goto(`${company}/cart/success/${token}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for your trip' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^CC-[A-Z\d]{6}\.html$/);
  const text = await readFile(await file.path(), 'utf8');

  await context.setOffline(true);
  const saved = await context.newPage();
  await saved.goto('about:blank');
  await saved.setContent(text);
  await expect(saved.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  await expect(saved.getByRole('list', { name: 'Your pickup' })).toHaveCount(8);
  await expect(saved.getByText('Look for the sign').first()).toBeVisible();
  await expect(saved.getByRole('heading', { name: 'Para el conductor' })).toBeVisible();
  const code = await saved.getByRole('img', { name: 'QR code of the voucher' }).boundingBox();
  expect(code?.width).toBeGreaterThan(240);
  const sideways = () =>
    saved.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  expect((await axeViolations(saved)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const print = (await saved.pdf({ format: 'A4' })).toString('latin1');
  expect(print.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test(
  'what happens around a pickup is read, and a late flight chosen, by keyboard on a small phone',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    const journey = new Journey(page);
    await openEngine(page, { path: quintaLunaPrices() });
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    const moments = page.getByRole('list', { name: 'Your pickup' }).getByRole('listitem');
    await expect(moments).toHaveText([/^Landing/, /^Luggage/, /^Meeting point/, /^Drive/, /^Hotel/]);
    const late = page.getByRole('radiogroup', { name: 'What if my flight is late?' });
    await late.getByRole('radio', { name: '1 hour' }).focus();
    await page.keyboard.press('Space');
    const status = page.getByRole('status').filter({ hasText: /driver waits/ });
    await expect(status).toContainText('The driver waits up to 1 h, so you need not do anything.');
    await page.keyboard.press('ArrowRight');
    await expect(late.getByRole('radio', { name: '2 hours' })).toBeChecked();
    await expect(status.getByRole('link', { name: '+52 998 555 0142' })).toBeVisible();
    await expectNothingBeside(page, 'flights');
    await expectAccessible(page, 'flights');
  },
);
