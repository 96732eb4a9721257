import type { Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { expect, longUnless, test } from './support/test.ts';

const catamaran = `${company}/activities/water/isla-mujeres-catamaran`;

for (const width of [360, 768, 1280])
  test(
    `the quote box leaves no gap above its heading or below its last line, ${width} px wide`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(catamaran);
      const heading = page.getByRole('heading', { name: 'Check availability' });
      const box = await boxOf(page.locator('section').filter({ has: heading }));
      const last = await boxOf(page.getByRole('button', { name: 'Choose a rate to see your total' }));
      expect((await boxOf(heading)).y - box.y).toBeLessThanOrEqual(24);
      expect(box.y + box.height - (last.y + last.height)).toBeLessThanOrEqual(28);
    },
  );

for (const width of [360, 768])
  test(
    `the amounts of all rates begin below each other, ${width} px wide`,
    longUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(catamaran);
      const rates = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Rates' }) });
      const amounts = rates.getByText(/^\$\d+\.00 USD$/);
      await expect(amounts).toHaveCount(4);
      expect(await leftEdges(amounts)).toHaveLength(1);
    },
  );

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('beside the texts, the numbers of people are equally wide', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(catamaran);
    const numbers = page.getByRole('spinbutton');
    await expect(numbers).toHaveCount(3);
    expect(await leftEdges(numbers)).toHaveLength(1);
  });

  test('on a phone, the words of the main buttons are in one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(catamaran);
    for (const words of ['Consultar disponibilidad', 'Añadir al carrito']) {
      const button = page.getByRole('button', { name: words });
      expect((await boxOf(button.getByText(words))).height, words).toBeLessThan(30);
    }
  });
});

async function leftEdges(elements: Locator): Promise<number[]> {
  const boxes = await Promise.all((await elements.all()).map(boxOf));
  return [...new Set(boxes.map(({ x }) => Math.round(x)))];
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}
