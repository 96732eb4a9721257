import { company, partner } from '../support/demo-address.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const flight = { airline: 'Delta', number: 'DL 1827', inDays: 14, hour: '14', minute: '30' };

test('a page requests settings and airports once, however many elements it has', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(`${partner}/partner/activities.html`);
  await expect(page.locator('activities-list article').first()).toBeVisible();
  await page.locator('activity-quote').scrollIntoViewIfNeeded();
  await expect(page.locator('activity-quote').getByLabel('Adults')).toBeVisible();
  await page.locator('booking-engine').scrollIntoViewIfNeeded();
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  expect(asked.api().filter((call) => call === 'GET /settings')).toHaveLength(1);
  // Neither shows a trip.
  expect(asked.api().filter((call) => /airports|prices|extras/.test(call))).toEqual([]);

  await page.goto(`${partner}/partner/transfers-box.html`);
  await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
  await page.locator('booking-engine').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  const since = asked.api().slice(asked.api().lastIndexOf('GET /settings'));
  expect(since.filter((call) => call === 'GET /settings')).toHaveLength(1);
  expect(since.filter((call) => call === 'GET /transfers/airports')).toHaveLength(1);
});

test('a search form requests its airports in parallel with the settings, and door to door requests none', async ({
  page,
}) => {
  const asked = watchRequests(page);
  const [settings] = await Promise.all([
    holdAnswers(page, '/settings'),
    openMade(page, { body: `<transfers-box api-base="${apiBase}"></transfers-box>` }),
  ]);
  await expect.poll(() => kinds(asked.api())).toEqual(['GET /settings', 'GET /transfers/airports']);
  await expect.poll(() => settings.length).toBe(1);
  settings[0]?.release();
  await expect(page.getByLabel('Airport', { exact: true }).locator('option').nth(1)).toBeAttached();
  expect(kinds(asked.take())).toEqual(['GET /settings', 'GET /transfers/airports']);

  await openMade(page, { body: `<transfers-box api-base="${apiBase}" mode="P2P"></transfers-box>` });
  await expect.poll(() => settings.length).toBe(2);
  settings[1]?.release();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toBeVisible();
  expect(kinds(asked.take())).toEqual(['GET /settings']);
});

test('the form needs only the script, and everything that its view needs is requested at once', async ({
  page,
}) => {
  const asked: string[] = [];
  const gate = closedGate();
  await page.route(/\/chunks\//, async (route) => {
    asked.push(/chunks\/(.+)-.{8}\.js/.exec(route.request().url())?.[1] ?? '');
    await gate.passed;
    await route.continue();
  });
  await openMade(page, { body: `<transfers-box api-base="${apiBase}" lang="es"></transfers-box>` });
  await page.getByRole('combobox', { name: 'Destino' }).fill('quinta');
  // Nothing has arrived that could have asked for another.
  await expect
    .poll(() => [...asked].sort())
    .toEqual([
      'core',
      'es-first-screen',
      'libraries',
      'report-visibility',
      'rolldown-runtime',
      'search-form',
      'transfers-box',
    ]);
  gate.open();
  await expect(page.locator('transfers-box:state(ready)')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Destino' })).toHaveValue('quinta');
});

test(
  'each screen requests only its own data, and heavy code loads on first use',
  { tag: '@long' },
  async ({ page }) => {
    const asked = watchRequests(page);
    const journey = new Journey(page);
    await page.goto(`${partner}/partner/booking-engine.html`);
    await expect(page.getByRole('link', { name: /Chichén/ })).toBeVisible();
    expect(kinds(asked.take())).toEqual(['GET /settings', 'GET /tours', 'GET /transfers/airports']);
    expect(asked.files()).toEqual([]);

    await journey.startAtAirport(/Cancún International Airport/);
    await expect(journey.button('Search')).toBeVisible();
    expect(asked.take()).toEqual([]);
    expect(asked.files()).toEqual([]);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    expect(kinds(asked.take())).toEqual(['GET /tools/places-autocomplete']);
    expect(asked.files()).toEqual(['combobox']);

    await journey.search();
    await expect(journey.option(/sedan/i)).toBeVisible();
    expect(asked.take()).toEqual(['POST /transfers/prices']);
    await journey.chooseTrip(/sedan/i, 'oneway');
    await expect(journey.field('Airline')).toBeVisible();
    expect(asked.take()).toEqual([]);
    await journey.fillFlight('Arrival Details', flight);
    expect(kinds(asked.take())).toEqual([
      'POST /tools/pickup-by-flight',
      'POST /transfers/validate-pickuptime',
    ]);
    await journey.addTransfer();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(kinds(asked.take()).filter((call) => call !== 'POST /cart/summary')).toEqual(['GET /extras']);
    await journey.button('Continue to cart').click();
    await expect(journey.field('Phone')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible();
    // The cart is checked against the provider as soon as it is shown.
    const inCart: string[] = [];
    await expect
      .poll(() => {
        inCart.push(...asked.take());
        return kinds(inCart);
      })
      .toEqual(['POST /cart/summary', 'POST /transfers/prices', 'POST /transfers/validate-pickuptime']);
    // Neither the calendar nor maps, galleries, the sanitiser, phone rules or a wallet have been needed so far.
    expect(asked.files()).toEqual(['combobox']);
    await journey.field('Phone').focus();
    await expect.poll(asked.files).toContain('phone-widget');
  },
);

/** The chunks of heavy libraries, by the file after which each is named. */
const heavy =
  /\/chunks\/(combobox|calendar|carousel|phone-widget|phone-rules|purify|route-map|payments|qr-code)[.-]/;

function watchRequests(page: Page) {
  const calls: string[] = [];
  const files = new Set<string>();
  let taken = 0;
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== company || request.method() === 'OPTIONS') return;
    const chunk = heavy.exec(pathname)?.[1];
    if (chunk) files.add(chunk);
    if (pathname.startsWith('/widget/'))
      calls.push(`${request.method()} ${pathname.slice('/widget'.length)}`);
  });
  const take = () => {
    // A chosen place is requested when it is first needed, which may be on any screen.
    const fresh = calls.slice(taken).filter((call) => !call.startsWith('GET /places/'));
    taken = calls.length;
    return fresh;
  };
  return { api: () => calls, take, files: () => [...files] };
}

/** Each kind once, alphabetically. */
function kinds(calls: readonly string[]): string[] {
  return [...new Set(calls)].sort();
}
