import AxeBuilder from '@axe-core/playwright';
import { company, partner } from '../support/demo-address.ts';
import { daysFromNow, nextWeekday } from './support/dates.ts';
import { hearEvents } from './support/events.ts';
import { apiBase, openMade, setAttributes, statesOf } from './support/made-page.ts';
import { requestsTo } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote, tourCard } from './support/tour.ts';

const pageWithAll = `${partner}/partner/activities.html`;

/** The hand-overs that the page hears of. */
function openings(page: Page) {
  return page.evaluateHandle(() => {
    const heard: unknown[] = [];
    document.addEventListener('booking-open', (event) => heard.push((event as CustomEvent).detail));
    return heard;
  });
}

test('a list of tours leads to them in the storefront of the page', async ({ page }) => {
  const lists = requestsTo(page, '/tours');
  await page.goto(pageWithAll);
  const heard = await openings(page);
  const list = page.locator('activities-list');
  await expect(list.getByRole('article')).toHaveCount(4);
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ category: 'water', limit: '4' });
  await list.getByRole('link', { name: 'Private yacht' }).click();
  await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toHaveText('Private yacht');
  await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heard.jsonValue()).toEqual([
    { v: 1, path: '/activities/water/private-yacht', mode: 'engine', source: 'activities-list' },
  ]);
});

test('the attributes of the list count while it is there', async ({ page }) => {
  await page.goto(pageWithAll);
  const list = page.locator('activities-list');
  await expect(list.getByRole('article')).toHaveCount(4);
  await list.evaluate((element) => {
    element.removeAttribute('limit');
    element.setAttribute('destination', '4');
  });
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(list.getByLabel('Destination', { exact: true })).toHaveCount(0);
  await list.evaluate((element) => element.setAttribute('limit', '1'));
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(list.getByRole('article')).toContainText('Isla Mujeres');
  await list.evaluate((element) => element.setAttribute('destination', '999'));
  await expect(list.getByText('There are no activities for the moment.')).toBeVisible();
  await list.evaluate((element) => {
    element.removeAttribute('limit');
    element.removeAttribute('destination');
    element.setAttribute('featured', '');
    element.removeAttribute('category');
  });
  await expect(list.getByRole('article')).toHaveCount(4);
  await list.getByLabel('Destination', { exact: true }).selectOption('Tulum');
  await expect(list.getByRole('article')).toHaveCount(1);
  await list.evaluate((element) => element.setAttribute('category', 'nowhere'));
  await expect(list.getByText('There are no activities for the moment.')).toBeVisible();
  expect(await list.evaluate((element) => element.matches(':state(empty)'))).toBe(true);
});

test('a tour is booked where it stands, and paid in the storefront', async ({ page }) => {
  await page.goto(pageWithAll);
  const quote = new Quote(page);
  const box = page.locator('activity-quote');
  await expect(box.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  await quote.people({ Adults: 2 });
  await quote.date(nextWeekday('friday'));
  await quote.time('19:30');
  await quote.expectTotal('$98.00 USD');
  await quote.add.click();
  await quote.added.getByRole('button', { name: 'Back to add more' }).click();
  await expect(quote.added).toHaveCount(0);
  await expect(quote.field('Adults')).toHaveValue('1');
  await quote.date(nextWeekday('saturday'));
  await quote.time('18:00');
  await expect(quote.add).toBeEnabled();
  await quote.add.click();
  await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
  await expect(page.locator('booking-engine').getByRole('heading', { level: 1 })).toBeFocused();
});

test('methods ask the provider anew', async ({ page }) => {
  await page.goto(pageWithAll);
  await expect(tourCard(page, 'Private yacht')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  const lists = requestsTo(page, '/tours');
  const tours = requestsTo(page, '/tours/taco-walk');
  for (const tag of ['activities-list', 'activity-quote']) {
    await page.locator(tag).evaluate((element) => (element as HTMLElement & { refresh(): void }).refresh());
  }
  await expect.poll(() => [lists.length, tours.length]).toEqual([1, 1]);
});

test('an element without an activity says what it lacks', async ({ page }) => {
  await page.goto(pageWithAll);
  const box = page.locator('activity-quote');
  await expect(box.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  await box.evaluate((element) => element.removeAttribute('activity'));
  await expect(box.getByText('This activity cannot be shown')).toBeVisible();
});

test('an element that never had an activity is not ready, and shows what the page put into it', async ({
  page,
}) => {
  const { all: heard } = await hearEvents(page, { only: ['booking-ready', 'booking-error'] });
  await openMade(page, {
    body: `<activity-quote api-base="${apiBase}"><a href="/tours">Ask us for tours</a></activity-quote>`,
  });
  const box = page.locator('activity-quote');
  await expect(box.getByText('This activity cannot be shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for tours' })).toBeVisible();
  await expect.poll(() => statesOf(box)).toEqual(['error']);
  const told = () => heard.map(({ name, detail }) => [name, detail['code']]);
  await expect.poll(told).toEqual([['booking-error', 'config']]);
  await setAttributes(box, { activity: 'taco-walk' });
  await expect(box.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for tours' })).toBeHidden();
  await expect.poll(() => statesOf(box)).toEqual(['ready']);
});

test('the hosted page shows both for frames', async ({ page }) => {
  await page.goto(`${company}/widgets/activities?category=nature&limit=2`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(`${company}/widgets/activities/dinner-show?rate=4032`);
  const quote = new Quote(page);
  await expect(quote.field('Rate')).toHaveValue('4032');
  await expect(quote.field('Adults')).toHaveValue('2');
  await quote.date(daysFromNow(1).typed);
});

test('nothing bars anybody’s way on a page with all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pageWithAll);
  await expect(page.getByRole('heading', { name: 'Check availability' })).toBeVisible();
  await expect(page.locator('activities-list').getByRole('article')).toHaveCount(4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
