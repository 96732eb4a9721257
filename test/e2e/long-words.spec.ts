import { company } from '../support/demo-address.ts';
import { daysFromNow } from './support/dates.ts';
import { navigate, openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expectNothingBeside, expectWholeWords } from './support/narrow-screens.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

test.use({ viewport: { width: 320, height: 900 } });

const WORD = 'Donaudampfschifffahrt'.repeat(10);

test(
  'words from the provider that are too long for any line are broken, and no others, on every screen',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    const quote = new Quote(page);
    await withLongWords(page);
    await openEngine(page, { path: '/' });
    await expectToFit(page, 'home');

    await navigate(page, '/transfers?airport=cun');
    await journey.field('Destination').fill('quinta');
    await expect(page.getByRole('option', { name: /Quinta Luna Hotel/ })).toBeVisible();
    await expectToFit(page, 'search');

    await navigate(page, quintaLunaPrices({ adults: '60' }));
    await journey.button('Use several vehicles').click();
    await expect(page.getByText('Total one way')).toBeVisible();
    await expectToFit(page, 'several vehicles');

    await navigate(page, quintaLunaPrices());
    await expect(journey.option(/sedan/i)).toBeVisible();
    await expectToFit(page, 'prices');
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await expectToFit(page, 'flight');
    await journey.button('Add to cart').click();
    await expect(journey.dialog(journey.say.confirm)).toBeVisible();
    await expectToFit(page, 'question before adding');
    await journey.dialog(journey.say.confirm).getByRole('button', { name: 'Add to cart' }).click();
    await journey.dialog(journey.say.added).getByRole('button', { name: 'Continue to Cart' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectToFit(page, 'extras');

    await navigate(page, '/activities');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectToFit(page, 'tours');
    await navigate(page, '/activities/water/puerto-morelos-reef');
    await quote.date(daysFromNow(10).typed);
    await quote.time('09:00');
    await expectToFit(page, 'tour');
    await quote.add.click();
    await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();

    await journey.button('Continue to cart').click();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await expectToFit(page, 'checkout');
    await journey.button(/^Book now/).click();
    await expect(page.getByRole('heading', { name: journey.say.thanks })).toBeVisible();
    await expectToFit(page, 'confirmation');
  },
);

async function expectToFit(page: Page, screen: string): Promise<void> {
  await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible();
  // The narrowest phone, and the narrowest layout with two columns.
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingBeside(page, `${screen} at ${width} px`);
    await expectWholeWords(page, `${screen} at ${width} px`, WORD);
  }
}

/** Inserts the word into every text that the provider writes for people, and shows its name instead of its logo. */
async function withLongWords(page: Page): Promise<void> {
  await page.route(`${company}/widget/**`, async (route) => {
    const postData = route.request().postData()?.replaceAll(` ${WORD}`, '');
    const response = await route.fetch({ postData });
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: lengthened(await response.json()) });
  });
}

const written = new Set(
  'companyTitle name title address label description category zone_name first_name last_name itinerary included'
    .concat(' not_included what_to_bring additional_notes kids_policy content tags')
    .split(' '),
);

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, key));
  if (key === 'logoUrl') return '';
  if (typeof value === 'string') return written.has(key) ? `${value} ${WORD}` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, lengthened(member, name)]));
}
