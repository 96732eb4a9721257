import { company } from '../support/demo-address.ts';
import { navigate, quintaLunaPrices } from './support/engine.ts';
import { addToCart } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

test('has the title, icon, background, colour and language of the company', async ({ page }) => {
  await page.goto(company);
  await expect(page).toHaveTitle('Costa Clara Transfers Booking Engine');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', `${company}/pictures/icon.svg`);
  await expect(page.locator('body')).toHaveCSS(
    'background-image',
    `url("${company}/pictures/background.svg")`,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: /Cancún/ }).click();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toHaveCSS(
    'background-color',
    'rgb(11, 114, 133)',
  );
});

test(
  'every screen has a URL that can be opened, reloaded and left by Back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${company}/transfers?airport=czm`);
    const airport = page.getByLabel('Airport', { exact: true }).locator('option:checked');
    await expect(airport).toHaveText(/Cozumel/);
    await page.goto(`${company}/transfers/prices?adults=2`);
    await expect(page).toHaveURL(/\/transfers(\?|$)/);
    await page.goto(`${company}/cart/checkout`);
    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await page.getByRole('button', { name: 'Go home' }).click();
    await expect(page).toHaveURL(`${company}/`);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
  },
);

test('an unknown URL leads to the 404 page and keeps its query', async ({ page }) => {
  await page.goto(`${company}/nowhere/at/all?from=mail`);
  await expect(page.getByRole('heading', { name: '404 Not found' })).toBeVisible();
  await expect(page).toHaveURL(`${company}/404?from=mail`);
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
});

test('preview flags every call, on every screen and after a reload', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widget/')) calls.push(request.url());
  });
  await page.goto(`${company}/?preview`);
  await page.getByRole('link', { name: /Cancún/ }).click();
  await expect(page).toHaveURL(/\/transfers\?airport=CUN&preview=/);
  await page.getByRole('combobox', { name: 'Destination', exact: true }).fill('quinta');
  await expect(page.getByRole('option', { name: /Quinta Luna/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Airport', { exact: true })).toBeVisible();
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((url) => new URL(url).searchParams.get('preview') !== '1')).toEqual([]);
});

test('howp and hrtp hide prices, even after a reload', { tag: '@long' }, async ({ page }) => {
  const trip = (name: RegExp) =>
    page.getByRole('article').filter({ hasText: 'Deluxe Sedan' }).getByRole('button', { name });
  await test.step('howp: one way', async () => {
    await page.goto(`${company}/?howp`);
    await page.getByRole('link', { name: /Cancún/ }).click();
    await page.getByRole('combobox', { name: 'Destination', exact: true }).fill('quinta');
    await page.getByRole('option', { name: /Quinta Luna/ }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(trip(/Round trip/)).toBeVisible();
    await expect(trip(/One way/)).toHaveCount(0);
    await page.reload();
    await expect(trip(/Round trip/)).toBeVisible();
    await expect(trip(/One way/)).toHaveCount(0);
  });
  await test.step('hrtp: round trip', async () => {
    await page.goto(`${company}${quintaLunaPrices({ hrtp: '1' })}`);
    await expect(trip(/One way/)).toBeVisible();
    await expect(trip(/Round trip/)).toHaveCount(0);
  });
});

test('the sales channel of the URL is sent at checkout', { tag: '@long' }, async ({ page }) => {
  const journey = new Journey(page);
  await page.goto(`${company}/?sc=hotel-casa-coral`);
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await navigate(page, '/extras');
  await addToCart(page, { 'SIM card': 1 });
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  const checkout = page.waitForRequest(/\/cart\/checkout$/);
  await journey.button(/^Book now/).click();
  expect((await checkout).postDataJSON()).toMatchObject({ sc: 'hotel-casa-coral' });
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
});
