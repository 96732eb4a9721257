import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { contrast } from './support/contrast.ts';
import { closedGate } from './support/gate.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

for (const [name, path, pickups] of [
  ['the voucher', (token: string) => `/customer/sale/${token}/voucher`, 8],
  ['the confirmation', (token: string) => `/cart/success/${token}`, 0],
] as const) {
  test(
    `${name} of eight services is printed on one sheet, without buttons`,
    longUnless(name === 'the voucher'),
    async ({ page, request }) => {
      const { token } = await bookSale(request, { paymentMethodId: 7, lines: 4, separate: true });
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
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const ink = await page
        .getByRole('heading', { level: 1 })
        .evaluate((node) => getComputedStyle(node).color);
      expect(await contrast(page, ink, 'white'), 'words on paper').toBeGreaterThan(7);
      const size = await page.getByRole('img', { name: /QR/ }).boundingBox();
      expect(size?.width, 'the code').toBeGreaterThanOrEqual(76);
      const titles = page.getByRole('heading', { name: /^(Pickup|Recogida)/ });
      const places = await titles.evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
      expect(places, 'in the order of the trip').toHaveLength(8);
      expect(places).toEqual(places.toSorted((one, other) => one.y - other.y || one.x - other.x));
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link')).toHaveCount(0);
      const lists = page.getByRole('list', { name: /^(Your pickup|Su recogida)$/ });
      await expect(lists).toHaveCount(pickups);
      for (const list of await lists.all())
        await expect(list).toHaveText(/^(Aterrizaje.*Punto de encuentro|Recogida.*Salida)/);
    },
  );
}

for (const lines of [1, 2]) {
  test(
    `a voucher of ${2 * lines} services, printed larger, still fits on one sheet`,
    { tag: '@long' },
    async ({ page, request }) => {
      const { token } = await bookSale(request, { paymentMethodId: 7, lines, separate: true });
      await page.goto(`${company}/customer/sale/${token}/voucher`);
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      expect(await sheetsOf(page)).toEqual([1, 1, 1]);
    },
  );
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(
    `the confirmation offers the voucher without scrolling at ${width} × ${height}`,
    longUnless(width === 360),
    async ({ page, request }) => {
      await page.setViewportSize({ width, height });
      const { token } = await bookSale(request, { paymentMethodId: 7 });
      await page.goto(`${company}/cart/success/${token}`);
      await expect(page.getByRole('link', { name: 'Voucher', exact: true })).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`the voucher says where and when, and its number, without scrolling at ${width} × ${height}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const { token } = await bookSale(request, { paymentMethodId: 7 });
    await page.goto(`${company}/customer/sale/${token}/voucher`);
    const title = page.getByRole('heading', { name: 'Recogida en Cancún International Airport' });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('15:30 hrs')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^CC-[A-Z\d]{6}$/)).toBeInViewport({ ratio: 1 });
  });
}

/**
 * The number of sheets in print: without margins, with the usual margins, and with letters a tenth wider and taller.
 */
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
