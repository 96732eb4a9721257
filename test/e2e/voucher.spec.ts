import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine } from './support/engine.ts';
import { closedGate } from './support/gate.ts';
import { expect, test, type Page } from './support/test.ts';

const voucher = (token: string, query = '') => `${company}/customer/sale/${token}/voucher${query}`;

test('is in Spanish in an English storefront', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(voucher(token));
  await expect(page.getByRole('heading', { name: 'Voucher de servicio' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible();
  const sheet = page.locator('booking-engine').locator('.voucher');
  await expect(sheet).toContainText(`${daysFromNow(12, 'es').shown} 15:30 hrs`);
  for (const words of ['Ada Lovelace', 'Pasajeros', '2 adultos', 'Pagado', 'Pendiente', '$115.00 USD'])
    await expect(sheet).toContainText(words);
  await expect(page.locator('booking-engine').locator('[lang="es"]').first()).toBeVisible();
});

test('holds no amount where prices are hidden', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(voucher(token, '?hidePrices=1'));
  const sheet = page.locator('booking-engine').locator('.voucher');
  await expect(sheet).toContainText('Quinta Luna Hotel');
  await expect(sheet).not.toContainText('$');
  await expect(sheet).not.toContainText('Total');
});

for (const [name, path] of [
  ['the voucher', (token: string) => `/customer/sale/${token}/voucher`],
  ['the confirmation', (token: string) => `/cart/success/${token}`],
] as const) {
  test(`${name} of eight services is printed on one sheet, without buttons`, async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: 7, lines: 4 });
    const code = closedGate();
    await page.route(/\/qr-code-[^/]*\.js$/, async (route) => {
      await code.passed;
      await route.continue();
    });
    await page.goto(`${company}${path(token)}`);
    await expect(page.getByText(/^CC-[A-Z\d]{6}$/)).toBeVisible();
    await page.evaluate(() => {
      window.print = () => void Reflect.set(window, 'printed', true);
    });
    await page.getByRole('button', { name: /^(Print|Imprimir)$/ }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBe(true);
    expect(await sheetsOf(page), 'before the QR code is there').toEqual([1, 1, 1]);
    code.open();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    expect(await sheetsOf(page), 'with the QR code').toEqual([1, 1, 1]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
  });
}

/** How many sheets a print takes: to the edge of the paper, with the usual margins, and in letters a tenth wider and higher. */
async function sheetsOf(page: Page): Promise<number[]> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const prints = [{ format: 'A4' }, { format: 'Letter', margin }, { format: 'A4', margin, scale: 1.1 }];
  const counts: number[] = [];
  for (const options of prints) {
    const print = (await page.pdf(options)).toString('latin1');
    counts.push(print.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0);
  }
  return counts;
}

test('on a page of a partner the route is told without the token', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 7 });
  await page.goto(`${company}/`);
  await openEngine(page, { path: `/customer/sale/${token}/voucher` });
  await expect(page.getByRole('heading', { name: 'Voucher de servicio' })).toBeVisible();
  expect(page.url()).not.toContain(token);
});
