import { company } from '../support/demo-address.ts';
import { expectRoute, openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { answerWith, changeList, requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';

const redirects = [
  ['/transfers/prices?from=cun&adults=3&note=kept', '/transfers?from=cun&adults=3&note=kept'],
  ['/transfers/prices', '/transfers'],
  ['/transfers/info?from=cun&to=quinta-luna&note=kept', '/transfers?from=cun&to=quinta-luna&note=kept'],
] as const;

for (const [asked, led] of redirects) {
  test(`${asked} leads to the search`, async ({ page }) => {
    await openEngine(page, { path: asked });
    await expect(page.getByRole('heading', { name: 'Book your transfer' })).toBeVisible();
    await expectRoute(page, led);
  });
}

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto(`${company}/no/such/place?note=kept`);
  await expect(page.getByText('404 Not found')).toBeVisible();
  await expect(page).toHaveURL(`${company}/404?note=kept`);
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Airport Transportation' })).toBeVisible();
});

test('options fit, stand in order and say what they are', async ({ page }) => {
  const asked = requestsTo(page, '/transfers/prices');
  await openEngine(page, { path: quintaLunaPrices({ adults: '5', kids: '1' }) });
  const seats = page.getByText(/^Up to \d+ passengers$/);
  await expect(seats.first()).toBeVisible();
  const capacities = (await seats.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(capacities).toEqual(capacities.toSorted((one, other) => one - other));
  expect(Math.min(...capacities)).toBeGreaterThanOrEqual(6);

  const journey = new Journey(page);
  await expect(journey.option(/Private Van/).getByText('Private', { exact: true })).toBeVisible();
  await expect(journey.option(/Private Van/).getByText('Standard', { exact: true })).toBeVisible();
  await expect(journey.option(/Shared Shuttle/).getByText('Standard', { exact: true })).toHaveCount(0);
  await expect(journey.option(/Private Van/).getByText('A round trip saves you $13.00 USD.')).toBeVisible();
  await expect(journey.option(/Private Van/).getByText(/\$9\.33 USD per person/)).toBeVisible();
  await expect(page.getByText('Cancún International Airport')).toBeVisible();
  await expect(page.getByText('Quinta Luna Hotel')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject({
    from: 'cun',
    to: 'quinta-luna',
    adults: 5,
    kids: 1,
    currency: 'usd',
    lang: 'en',
  });
});

test('nothing is chosen at first; a choice is prepared and leads on; back keeps it', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: quintaLunaPrices() });
  const goOn = journey.button('Continue');
  await expect(goOn).toBeDisabled();
  await goOn.focus();
  await expect(page.getByText('Choose one way or round trip on one of the options.')).toBeVisible();
  await expectRoute(page, /^\/transfers\/prices/);

  const choice = journey.option(/sedan/i).getByRole('button', { name: /Round trip/ });
  // It is busy for a moment only; so the page itself looks.
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

test('other passengers: the address follows, focus and place stay', async ({ page }) => {
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
});

test('another currency or language asks again, and no price ever has the wrong currency', async ({
  page,
}) => {
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

test('no prices at all: sorry, and how to get in touch', async ({ page }) => {
  await openEngine(page, { path: quintaLunaPrices({ from: 'tqo', to: 'chiquila' }) });
  await expect(page.getByText('Sorry', { exact: true })).toBeVisible();
  await expect(page.getByText('Contact us if you need a trip to this zone')).toBeVisible();
  await expect(page.getByRole('link', { name: '+52 998 555 0142' })).toBeVisible();
});

test('nobody fits: the largest vehicle is named, and a first transfer can be started', async ({ page }) => {
  const journey = new Journey(page);
  await openEngine(page, { path: quintaLunaPrices({ from: 'czm', to: 'cozumel-reef', adults: '7' }) });
  await expect(page.getByText(/The largest vehicle takes 5 passengers/)).toBeVisible();
  await expect(page.getByText(/more than one transfer to the same reservation/)).toBeVisible();
  await page.getByRole('button', { name: /transfer for 5/ }).click();
  await expect(journey.option(/SUV/)).toBeVisible();
  await expect(journey.field('Adults')).toHaveValue('5');
});

test.describe('when the request fails', () => {
  test.use({ expectedErrors: [/500/] });
  test('loading ends, what was entered stays and it can be tried again', async ({ page }) => {
    const journey = new Journey(page);
    await answerWith(page, '/transfers/prices', { status: 500, body: '{"message":"Broken"}' });
    await openEngine(page, { path: quintaLunaPrices({ adults: '4' }) });
    await expect(page.getByRole('alert')).toContainText('This could not be loaded');
    await expect(journey.field('Adults')).toHaveValue('4');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(journey.option(/SUV/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const { hidden, name, query, attributes } of [
  { hidden: 'One way', name: 'howp', query: 'howp', attributes: {} },
  { hidden: 'Round trip', name: 'hrtp', query: 'hrtp=1', attributes: {} },
  { hidden: 'One way', name: 'hide-oneway-prices', query: '', attributes: { 'hide-oneway-prices': '' } },
  {
    hidden: 'Round trip',
    name: 'hide-roundtrip-prices',
    query: '',
    attributes: { 'hide-roundtrip-prices': '' },
  },
] as const) {
  test(`${name} hides the buttons for ${hidden.toLowerCase()}`, async ({ page }) => {
    await openEngine(page, { path: quintaLunaPrices(), attributes, on: `booking-engine.html?${query}` });
    const shown = hidden === 'One way' ? /Round trip/ : /One way/;
    await expect(page.getByRole('article').getByRole('button', { name: shown })).toHaveCount(8);
    await expect(page.getByRole('article').getByRole('button', { name: hidden })).toHaveCount(0);
  });
}

test('a trip without a price has no button', async ({ page }) => {
  await changeList(page, '/transfers/prices', (options) =>
    options.slice(0, 3).map((option, index) => ({
      ...option,
      ...[
        { oneway_price: 0 },
        { roundtrip_price: '0.00' },
        { oneway_price: '1234567.5', roundtrip_price: null },
      ][index],
    })),
  );
  await openEngine(page, { path: quintaLunaPrices() });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('button', { name: /One way/ })).toHaveCount(2);
  await expect(cards.getByRole('button', { name: /Round trip/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'One way $1,234,567.50 USD' })).toBeVisible();
});
