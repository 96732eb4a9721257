import type { Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { expectRoute, openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { holdAnswers, requestsTo } from './support/provider.ts';
import { expect, longUnless, test } from './support/test.ts';

// The contents and the selection of options are covered by the screen tests.
test('nothing is selected at first; a selection leads on; back keeps it', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: quintaLunaPrices() });
  const goOn = journey.button('Continue');
  await expect(goOn).toBeDisabled();
  await goOn.focus();
  await expect(page.getByText('Choose one way or round trip on one of the options.')).toBeVisible();
  await expectRoute(page, /^\/transfers\/prices/);

  const choice = journey.option(/sedan/i).getByRole('button', { name: /Round trip/ });
  // It is busy only briefly, so the page itself checks.
  await choice.evaluate((button) => {
    const look = () => {
      if (button.getAttribute('aria-busy') === 'true') Reflect.set(window, 'wasBusy', true);
    };
    new MutationObserver(look).observe(button, { attributes: true });
  });
  await choice.click();
  await expect.poll(() => page.evaluate(() => 'wasBusy' in window)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Departure Details' })).toBeVisible();
  await journey.button('Back').click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Departure Details' })).toBeVisible();
});

test('on a phone the list is short, and the description of a vehicle unfolds, whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${company}${quintaLunaPrices({ adults: '2' })}`);
  const sedan = new Journey(page).option(/sedan/i);
  const description = sedan.getByText('room for three suitcases.');
  await expect(sedan).toBeVisible();
  await expect(description).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);
  await sedan.getByLabel('Details').click();
  await expect(description).toBeVisible();
  expect(await description.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText('five suitcases.')).toBeVisible();
});

test(
  'prices are drawn behind their outlines for 200 ms, out of reach, and then only have to appear',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    const held = await holdAnswers(page, '/transfers/prices');
    await openEngine(page, { path: quintaLunaPrices() });
    await expect.poll(() => held.length).toBe(1);
    await page.clock.pauseAt(Date.now() + 1_000);
    held[0]?.release();
    // By the page's own clock, which only the test moves on.
    const sedan = page.getByRole('article', { includeHidden: true }).filter({ hasText: /sedan/i });
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(sedan).toBeAttached({ timeout: 100 });
    }).toPass();
    await expect(sedan).toBeHidden();
    await expect(page.getByRole('button', { name: 'One way' })).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(sedan).toBeVisible();
  },
);

test(
  'other passengers: the URL follows, focus and scroll position stay',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    const asked = requestsTo(page, '/transfers/prices');
    await page.setViewportSize({ width: 1280, height: 500 });
    await openEngine(page, { path: quintaLunaPrices() });
    await expect(journey.option(/sedan/i)).toBeVisible();
    await journey.field('Adults').click();
    const before = await page.evaluate(() => scrollY);
    await journey.field('Adults').press('ArrowUp');
    await expectRoute(page, /adults=3/);
    await journey.field('Adults').press('ArrowUp');
    await expectRoute(page, /adults=4/);
    await expect(journey.option(/sedan/i)).toHaveCount(0);
    await expect(journey.field('Adults')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    const more = page.getByRole('button', { name: 'Add one' }).nth(1);
    await more.click();
    await expectRoute(page, /kids=1/);
    await expect(more).toBeFocused();
    await expect(journey.option(/SUV/)).toBeVisible();
    expect(asked.map(({ body }) => body)).toMatchObject([
      { adults: 2 },
      { adults: 3 },
      { adults: 4 },
      { kids: 1 },
    ]);
  },
);

test('another currency or language refetches, and no price ever has the wrong currency', async ({ page }) => {
  const journey = new Journey(page);
  const asked = requestsTo(page, '/transfers/prices');
  await openEngine(page, { path: quintaLunaPrices() });
  const sedan = page.getByRole('article').filter({ hasText: /Sed[aá]n/ });
  await expect(sedan.getByRole('button', { name: /One way/ })).toContainText('$62.00 USD');
  await page.evaluate(() => {
    const prices = new Set<string>();
    const root = document.querySelector('booking-engine')?.shadowRoot;
    const read = () =>
      root?.querySelectorAll('[part=price]').forEach((price) => prices.add(price.textContent));
    if (root)
      new MutationObserver(read).observe(root, { subtree: true, childList: true, characterData: true });
    read();
    Object.assign(window, { prices });
  });
  await page.getByLabel('Currency').selectOption('eur');
  await expect(sedan.getByRole('button', { name: /One way/ })).not.toContainText('USD');
  await page.getByLabel('Language').selectOption('es');
  await expect(page.getByRole('heading', { name: 'Seleccione una opción' })).toBeVisible();
  await expect(journey.option(/Sedán Deluxe/)).toBeVisible();
  const prices = await page.evaluate(() => [...(window as unknown as { prices: Set<string> }).prices]);
  const amounts = (currency: string) =>
    prices.flatMap((price) => new RegExp(`\\$([\\d,.]+) ${currency}`).exec(price)?.[1] ?? []);
  expect(amounts('EUR').filter((amount) => amounts('USD').includes(amount))).toEqual([]);
  expect(asked.map(({ body }) => body)).toMatchObject([
    { currency: 'usd', lang: 'en' },
    { currency: 'eur', lang: 'en' },
    { currency: 'eur', lang: 'es' },
  ]);
});

test(
  'on a phone what a trip costs per person, or saves, stands below its button; cards are of one height',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(company + quintaLunaPrices({ adults: '3' }));
    const sedan = new Journey(page).option(/sedan/i);
    const start = async (node: Locator) => (await node.boundingBox())?.x ?? NaN;
    const button = (name: RegExp) => sedan.getByRole('button', { name });
    expect(await start(sedan.getByText('One way: about $20.67 per person (3)'))).toBe(
      await start(button(/One way/)),
    );
    expect(
      Math.abs((await start(sedan.getByText('Round trip saves $9'))) - (await start(button(/Round trip/)))),
    ).toBeLessThan(2);
    await expect(page.getByText('One way: $21 per person (3)')).toBeVisible();
    const heights = await page
      .getByRole('article')
      .filter({ hasText: 'Private' })
      .filter({ hasNotText: 'Best price' })
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    expect(new Set(heights).size, String(heights)).toBe(1);
  },
);

test(
  'on a phone the vehicles that take a large party together begin in the first screenful',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(company + quintaLunaPrices({ adults: '60' }));
    await expect(page.getByRole('heading', { name: 'Private vehicles for 60 people' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Start with a transfer for 50' })).not.toBeInViewport();
  },
);

const sizes = [
  { window: { width: 1280, height: 720 }, most: 200 },
  { window: { width: 360, height: 740 }, most: 300 },
];
for (const { window, most } of sizes) {
  test(
    `at ${window.width} × ${window.height} the first screenful has a price, and no card is higher than ${most} px`,
    longUnless(window.width === 360),
    async ({ page }) => {
      const journey = new Journey(page);
      await page.setViewportSize(window);
      await page.goto(company + quintaLunaPrices({ adults: '3' }));
      const choice = journey.option(/sedan/i).getByRole('button', { name: /One way/ });
      await expect(choice).toBeInViewport({ ratio: 1 });
      const heights = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(most);
      expect(heights.length).toBeGreaterThan(3);
    },
  );
}

test(
  'the trip kind asked for in the search leads on each card, and can be switched',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    await page.goto(
      company + quintaLunaPrices({ date: daysFromNow(9).typed, returnDate: daysFromNow(16).typed }),
    );
    const sedan = journey.option(/sedan/i).getByRole('button');
    await expect(page.getByRole('radio', { name: 'Round trip' })).toBeChecked();
    await expect(sedan).toHaveText([/^Round trip/, /^One way/]);
    await expect(page.getByText(daysFromNow(9).shown)).toBeVisible();
    await page.getByRole('radio', { name: 'One way' }).check();
    await expect(sedan).toHaveText([/^One way/, /^Round trip/]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(journey.field('Airport').locator('option:checked')).toHaveText(/Cancún/);
    await expect(journey.field('Destination')).toHaveValue(/Quinta Luna/);
  },
);

test(
  'without prices, Back is at the edge, and the ways out of a day that is over are of one width',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setSystemTime(new Date(`${daysFromNow(5).typed}T17:00:00Z`));
    await openEngine(page, { path: quintaLunaPrices({ date: daysFromNow(2).typed }) });
    await expect(page.getByText('This date has passed.')).toBeVisible();
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    const choose = await boxOf(`Choose ${daysFromNow(5).shown}`);
    const change = await boxOf('Change the search');
    expect(choose?.width).toBe(change?.width);
    expect((await boxOf('Back'))?.x).toBeLessThan(choose?.x ?? 0);
  },
);
