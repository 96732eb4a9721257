import { partner } from '../support/demo-address.ts';
import { navigate } from './support/engine.ts';
import { extraCard } from './support/extras.ts';
import { measureMemory } from './support/memory.ts';
import { expect, test, type Page } from './support/test.ts';

/** Sites whose links replace the page without loading another, and keep the storefront. */
for (const site of ['turbo', 'htmx', 'swup', 'same-document']) {
  test(
    `on a site with ${site} the storefront and its cart survive every link`,
    { tag: site === 'turbo' ? '@firefox-long' : ['@firefox', '@long'] },
    async ({ page }) => {
      await page.goto(`${partner}/partner/navigation/${site}.html`);
      await addExtra(page);
      const engine = page.locator('booking-engine');
      await engine.evaluate((element) => Object.assign(element, { isTheFirst: true }));
      for (const link of ['Rooms', 'Getting here', 'Rooms', 'Getting here']) {
        await test.step(link, async () => {
          await follow(page, link);
          await expect(extraCard(page, /SIM card/).getByText('Added to cart')).toBeVisible();
          await expect(engine).toHaveCount(1);
          expect(await engine.evaluate((element) => 'isTheFirst' in element)).toBe(true);
          expect(await cartCount(page)).toBe(1);
        });
      }
      await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Rooms' })).toBeVisible();
      await expect(extraCard(page, /SIM card/).getByText('Added to cart')).toBeVisible();
      await expect(engine).toHaveCount(1);
    },
  );
}

for (const site of ['turbo', 'htmx', 'swup', 'same-document']) {
  test(`links on a site with ${site} leave nothing behind`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`${partner}/partner/navigation/${site}.html`);
    await addExtra(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await followOften(page, 4);
    const before = await measureMemory(cdp);
    await followOften(page, 8);
    // What an ended animation or request still holds is released soon after.
    const left = async () => {
      const after = await measureMemory(cdp);
      // The page's own number varies by one. Turbo adds two listeners for each link; an element has dozens.
      return {
        nodes: after.nodes - before.nodes > 1,
        listeners: (after.listeners - before.listeners) / 8 >= 5,
      };
    };
    await expect.poll(left).toEqual({ nodes: false, listeners: false });
  });
}

test(
  'view transitions between documents bring the cart along',
  { tag: ['@firefox', '@long'] },
  async ({ page }) => {
    await page.goto(`${partner}/partner/navigation/view-transition.html`);
    await addExtra(page);
    await follow(page, 'Rooms');
    await expect(page.locator('booking-engine')).toHaveCount(1);
    await expect.poll(() => cartCount(page)).toBe(1);
    await follow(page, 'Getting here');
    await expect.poll(() => cartCount(page)).toBe(1);
  },
);

async function addExtra(page: Page): Promise<void> {
  await navigate(page, '/extras');
  await extraCard(page, /SIM card/)
    .getByRole('combobox')
    .first()
    .selectOption('2');
  await expect.poll(() => cartCount(page)).toBe(1);
}

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: link, exact: true })).toBeVisible();
}

/** There and back, until the page's own form can be used. */
async function followOften(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    await follow(page, 'Rooms');
    await follow(page, 'Getting here');
    await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(page.locator('transfers-box [part=skeleton]:visible')).toHaveCount(0);
  }
}

function cartCount(page: Page): Promise<number | undefined> {
  return page.locator('booking-engine').evaluate((engine) => {
    return (Reflect.get(engine, 'cart') as { count: number } | undefined)?.count;
  });
}
