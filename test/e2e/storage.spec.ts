import { extraCard } from './support/extras.ts';
import { recordEvents } from './support/events.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const body = `<booking-engine api-base="${apiBase}" route="/extras"></booking-engine><transfers-box></transfers-box>`;

const troubles: { storage: string; prepare: (page: Page) => unknown }[] = [
  {
    storage: 'denied',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  },
  {
    storage: 'full',
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  { storage: 'written by a newer version', prepare: (page) => keepFor(page, '{"version":99,"cart":"new"}') },
  { storage: 'corrupt', prepare: (page) => keepFor(page, '{"version":1,"cart":') },
];

for (const { storage, prepare } of troubles) {
  test(
    `storage that is ${storage}: one error for all elements, and the cart works`,
    longUnless(storage === 'denied'),
    async ({ page }) => {
      await prepare(page);
      const events = await recordEvents(page, { only: ['booking-error'] });
      await openMade(page, { body });
      const card = extraCard(page, /SIM card/);
      await card.getByRole('combobox').first().selectOption('2');
      await expect(card.getByText('Added to cart')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
      await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
      expect(events.all.map(({ detail }) => detail)).toEqual([
        { v: 1, code: 'storage', phase: 'start', retryable: false },
      ]);
      if (storage.includes('newer')) expect(await kept(page)).toEqual(['{"version":99,"cart":"new"}']);
    },
  );
}

test('changing the scope switches to another storefront, and the first one keeps its cart', async ({
  page,
}) => {
  await openMade(page, { body });
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .first()
    .selectOption('1');
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  const engine = page.locator('booking-engine');
  await engine.evaluate((element) => element.setAttribute('cart-scope', 'other'));
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
});

/** The stored state, whatever key the storefront uses for it. */
async function keepFor(page: Page, text: string): Promise<void> {
  await page.addInitScript((found) => {
    const read = (store: Storage, key: string) => (Reflect.get(store, key) as string | undefined) ?? null;
    Storage.prototype.getItem = function (key) {
      if (key.includes('widget') && read(this, key) === null) this.setItem(key, found);
      return read(this, key);
    };
  }, text);
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.includes('widget'))
      .map(([, text]) => String(text)),
  );
}
