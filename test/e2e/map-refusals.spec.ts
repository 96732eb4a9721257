import { company } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { errorBox, standInForMaps } from './support/stand-in-maps.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

const sorry = "This page can't load Google Maps correctly.";

const refusals: { what: string; setup: Parameters<typeof standInForMaps>[1]; knows: boolean }[] = [
  { what: 'neither service is enabled', setup: { services: [] }, knows: false },
  {
    what: 'no library comes',
    setup: { onLoad: `g.importLibrary = () => Promise.reject(Error('403'));` },
    knows: false,
  },
  { what: 'the key is refused at once', setup: { onLoad: 'gm_authFailure();' }, knows: false },
  {
    what: 'the key is refused while it is drawn',
    setup: { onMap: `gm_authFailure(); ${errorBox(sorry)}` },
    knows: true,
  },
  {
    what: 'the key is refused later',
    setup: { onMap: `setTimeout(() => { g.isLater = true; gm_authFailure(); ${errorBox(sorry)} }, 400);` },
    knows: true,
  },
  {
    what: 'the map tells of an error that nobody else hears of',
    setup: {
      onMap: `setTimeout(() => { g.isLater = true; ${errorBox('Oops! Something went wrong.')} }, 400);`,
    },
    knows: true,
  },
];

for (const { what, setup, knows } of refusals) {
  const title = `${what}: no map, no box of Google's, one line for the site's owner`;
  test(title, { tag: what.endsWith('refused later') ? '@firefox-long' : '@long' }, async ({ page }) => {
    const warned = warnings(page);
    await page.addInitScript(watchForErrorBoxes);
    await standInForMaps(page, setup);
    await openSearch(page);
    await chooseHotel(page);
    await expect.poll(() => warned.length).toBe(1);
    expect(warned[0]).toMatch(/Maps JavaScript API and the Routes API/);
    await expect(page.getByText('Distance: 68 km')).toHaveCount(knows ? 1 : 0);
    await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
    // Another trip is not told again.
    await page.getByRole('radio', { name: 'Hotel to Airport' }).check();
    await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
    expect(warned).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'paintedErrors') as unknown)).toBe(0);
  });
}

test('a script that is held back leaves no box', { tag: '@long' }, async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', () => undefined);
  const asked = page.waitForRequest('https://maps.googleapis.com/**');
  await openSearch(page);
  await chooseHotel(page);
  await asked;
  await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
  await expect(page.locator('booking-engine [part=map]')).toHaveCount(0);
});

for (const { what, onMap } of [
  { what: 'without anything in it', onMap: `place.textContent = '';` },
  {
    what: 'of images that do not come',
    onMap: `place.textContent = '© Map'; place.append(Object.assign(new Image(), { src: '/no-tile.png' }));`,
  },
])
  test(
    `a map ${what} is not shown, however long it takes, until its tiles are there`,
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/no-tile.png', () => undefined);
      await page.clock.install();
      await standInForMaps(page, { onMap, hasTiles: false });
      await openSearch(page);
      await chooseHotel(page);
      await page.waitForFunction(() => 'showTiles' in window);
      await page.clock.runFor(10_000);
      await expect(page.getByText('Distance: 68 km')).toBeVisible();
      await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
      await page.evaluate(() => (Reflect.get(window, 'showTiles') as () => void)());
      await expect(page.locator('booking-engine > [slot=booking-map]')).toBeVisible();
    },
  );

test(
  'a map that does not tell when its tiles are there is shown once there is something to be seen',
  { tag: '@long' },
  async ({ page }) => {
    await standInForMaps(page, { hasTiles: false });
    await openSearch(page);
    await chooseHotel(page);
    await expect(page.locator('booking-engine > [slot=booking-map]')).toBeVisible();
  },
);

test('no route between the places is no matter for the site’s owner', { tag: '@long' }, async ({ page }) => {
  const warned = warnings(page);
  await standInForMaps(page, { onRoute: 'window.isRouteAsked = true; return { routes: [] };' });
  await openSearch(page);
  await chooseHotel(page);
  await page.waitForFunction(() => 'isRouteAsked' in window);
  await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
  expect(warned).toEqual([]);
});

const own = 'https://maps.googleapis.com/maps/api/js?key=own';
const copies: [what: string, head: string][] = [
  [
    'its own script, still loading',
    `<script async src="${own}&callback=ready"></script><script>function ready() {}</script>`,
  ],
  [
    'its own bootstrap',
    `<script>(window.google ??= {}).maps = { importLibrary: (name) => new Promise((done) => {
      google.maps.__ib__ = () => google.maps.importLibrary(name).then(done);
      document.head.append(Object.assign(document.createElement('script'), { src: '${own}&callback=google.maps.__ib__' }));
    }) }</script>`,
  ],
];

for (const [what, head] of copies) {
  test(
    `a page with ${what}: that copy is used, and its handler for refused keys is called`,
    longUnless(what === 'its own script, still loading'),
    async ({ page }) => {
      const asked = await standInForMaps(page);
      await openSearch(
        page,
        `${head}<script>window.gm_authFailure = () => (window.heardFailure = true)</script>`,
      );
      await chooseHotel(page);
      await expect(page.locator('booking-engine > [slot=booking-map]')).toBeVisible();
      expect(asked.map(({ searchParams }) => searchParams.get('key'))).toEqual(['own']);
      await page.evaluate(() => (Reflect.get(window, 'gm_authFailure') as () => void)());
      await expect(page.locator('booking-engine > [slot=booking-map]')).toBeHidden();
      expect(await page.evaluate(() => Reflect.get(window, 'heardFailure') as unknown)).toBe(true);
    },
  );
}

async function openSearch(page: Page, head = ''): Promise<void> {
  await openMade(page, {
    head,
    body: `<booking-engine api-base="${apiBase}" hosted-url="${company}/" route="/transfers?airport=cun" maps-key="demo-key"></booking-engine>`,
  });
}

async function chooseHotel(page: Page): Promise<void> {
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
}

function warnings(page: Page): string[] {
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  return warned;
}

/** Counts the frames in which an error box of the map service can be seen. */
function watchForErrorBoxes(): void {
  let painted = 0;
  const look = () => {
    // Google's box has neither a role nor an id, and its words depend on the language.
    const [box] = document.getElementsByClassName('gm-err-container');
    if (box?.checkVisibility({ visibilityProperty: true })) painted++;
    Reflect.set(window, 'paintedErrors', painted);
    requestAnimationFrame(look);
  };
  look();
}
