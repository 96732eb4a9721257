import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { Journey } from './support/journey.ts';
import { answerWith, changeAnswer, changeList, type Fields } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const scripted = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Whatever a provider answers: never on screen. */
async function expectCleanScreen(page: Page): Promise<void> {
  const text = await page.evaluate(
    () => document.querySelector('booking-engine')?.shadowRoot?.textContent ?? '',
  );
  expect(text).not.toMatch(/NaN|undefined|\[object Object\]|\bnull\b|Invalid Date|Infinity/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

test('airports: the broken ones are dropped, the rest shown', async ({ page }) => {
  await answerWith(page, /^\/places\//, { body: '{"ref":7,"title":"Numbered Airport"}' });
  await changeList(page, '/transfers/airports', ([first]) => [
    null,
    'airport',
    { ref: 7, iata: 'NUM', title: 'Numbered Airport', address: null },
    { ref: '', iata: 'EMP', title: 'Without a ref' },
    { ref: 'untitled', iata: 'UNT' },
    { ref: 'bare', title: `Bare ${scripted}` },
    { ...first, extra: { deep: true } },
  ]);
  await openEngine(page);
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Numbered Airport/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Bare <img/ })).toBeVisible();
  await expect(page.getByText('Without a ref')).toHaveCount(0);
  await expectCleanScreen(page);

  await page.getByRole('link', { name: /Numbered Airport/ }).click();
  await expect(page.getByLabel('Airport', { exact: true }).locator('option:checked')).toHaveText(
    'Numbered Airport',
  );
});

test('forty airports with long names, on a phone', async ({ page }) => {
  await answerWith(page, /^\/places\//, { body: '{"ref":"airport-39","title":"Airport"}' });
  await page.setViewportSize({ width: 320, height: 700 });
  await changeList(page, '/transfers/airports', () =>
    Array.from({ length: 40 }, (_, number) => ({
      ref: `airport-${number}`,
      iata: `A${number}`,
      title: `Aeropuerto Internacional General Ingeniero Felipe Ángeles-Supercalifragilisticoespialidoso ${number}`,
      address: '',
    })),
  );
  await openEngine(page);
  await expect(page.getByRole('link', { name: /Supercalifragil/ })).toHaveCount(40);
  await expectCleanScreen(page);
  await page.getByRole('link', { name: /espialidoso 39/ }).click();
  await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('airport-39');
  await expectCleanScreen(page);
});

test('the only airport is chosen by itself', async ({ page }) => {
  await changeList(page, '/transfers/airports', ([first]) => [first]);
  await openEngine(page, { path: '/transfers' });
  await expect(page.getByLabel('Airport', { exact: true })).toHaveValue('cun');
});

test('prices: retyped numbers, unknown types, odd pictures and scripts in texts', async ({ page }) => {
  await changeList(page, '/transfers/prices', ([option]) => [
    {
      ...option,
      ref: 11,
      title: 'Number and text',
      oneway_price: '45.00',
      roundtrip_price: '1e3',
      max_pax: '4',
      area_cutoff_hrs: null,
    },
    {
      ...option,
      ref: '12',
      title: scripted,
      description: scripted,
      image_url: 'javascript:alert(1)',
      type: 'helicopter',
    },
    {
      ...option,
      ref: 13,
      title: 'Cheap as nothing',
      oneway_price: 0,
      roundtrip_price: 0,
      category: '',
      description: null,
    },
    { ...option, ref: 14, title: 'Half a price', oneway_price: 'free', roundtrip_price: 20 },
    { ...option, ref: 15, title: 'No seats', max_pax: 0 },
    { ...option, ref: { id: 16 }, title: 'Object for a ref' },
    { ref: 17, max_pax: 6, title: 'Bare option', oneway_price: 30 },
    {
      ...option,
      ref: 18,
      title: 'Far picture',
      image_url: 'https://nowhere.invalid/a.png',
      category: 'A'.repeat(90),
    },
    null,
    [],
  ]);
  await page.route('https://nowhere.invalid/**', (route) => route.fulfill({ status: 204 }));
  await page.setViewportSize({ width: 320, height: 800 });
  await openEngine(page, { path: quintaLunaPrices() });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'One way $45.00 USD' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Round trip $1,000.00 USD' })).toBeVisible();
  for (const gone of ['Half a price', 'No seats', 'Object for a ref'])
    await expect(page.getByText(gone)).toHaveCount(0);
  await expect(cards).toHaveCount(5);
  await expect(page.getByText('helicopter')).toBeVisible();
  await expectCleanScreen(page);
});

test('a whole trip with numbers for ids and a place without a position', async ({ page }) => {
  const journey = new Journey(page);
  const numbered = (place: Fields) => ({
    ...place,
    latitude: null,
    longitude: '',
    tags: null,
  });
  await changeAnswer(page, /^\/places\//, numbered);
  await changeList(page, '/transfers/prices', (options) =>
    options.map((option) => ({ ...option, area_cutoff_hrs: '12', category: null })),
  );
  await changeAnswer(page, '/tools/pickup-by-flight', (answer) => ({
    ...answer,
    hour: Number(answer.hour),
    minute: Number(answer.minute),
  }));
  await changeAnswer(page, '/transfers/validate-pickuptime', () => ({ valid: 1, message: null }));
  await openEngine(page, { path: '/transfers?airport=cun' });
  await journey.fillSedanTransfer({
    airline: 'X',
    number: '1',
    inDays: 12,
    hour: '07',
    minute: '05',
  });
  await expect(journey.field('Pickup date')).toHaveValue(daysFromNow(12).shown);
  await expectCleanScreen(page);
  await journey.addToCart();
  await expect(page.getByText('$62.00 USD').first()).toBeVisible();
  await expectCleanScreen(page);
});

test('a cart summary with new payment types and missing numbers', async ({ page }) => {
  const journey = new Journey(page);
  await changeAnswer(page, '/cart/summary', (answer) => {
    const summary = answer.summary as Fields;
    const methods = summary.paymentMethods as Fields[];
    return {
      ...answer,
      summary: {
        ...summary,
        taxes: null,
        paymentPending: undefined,
        extrasSubtotal: '',
        paymentMethods: [
          ...methods,
          { id: 99, type: 'telepathy', title: 'Think of money' },
          { type: 'paypal' },
          'cash',
        ],
        policies: [
          {
            key: 'general',
            title: scripted,
            content: `<p>Rules</p>${scripted}<a href="javascript:alert(1)">x</a>`,
          },
          null,
        ],
      },
    };
  });
  await openEngine(page, { path: '/transfers?airport=cun' });
  await journey.fillSedanTransfer({
    airline: 'X',
    number: '1',
    inDays: 12,
    hour: '07',
    minute: '05',
  });
  await journey.addToCart();
  await expect(page.getByRole('radio', { name: 'Pay at arrival' })).toBeVisible();
  await expect(page.getByText('Think of money')).toHaveCount(0);
  await expectCleanScreen(page);
  await page.getByRole('button', { name: /polic/i }).first().click();
  await expect(page.getByText('Rules', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').locator('img, script, [href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
