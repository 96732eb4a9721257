import { partner } from '../support/demo-address.ts';
import { nextWeekday } from './support/dates.ts';
import { recordEvents } from './support/events.ts';
import { apiBase, openMade, setAttributes, statesOf } from './support/made-page.ts';
import { requestsTo } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const pageWithAll = `${partner}/partner/activities.html`;

/** The hand-offs that the page is notified of. */
function openings(page: Page) {
  return page.evaluateHandle(() => {
    const received: unknown[] = [];
    document.addEventListener('booking-open', (event) => received.push((event as CustomEvent).detail));
    return received;
  });
}

test('a list of tours leads to them in the storefront of the page; a quote box books its tour in place', async ({
  page,
}) => {
  const lists = requestsTo(page, '/tours');
  await page.goto(pageWithAll);
  const received = await openings(page);
  const list = page.locator('activities-list');
  const title = page.locator('booking-engine').getByRole('heading', { level: 1 });
  await expect(list.getByRole('article')).toHaveCount(4);
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ category: 'water', limit: '4' });
  await list.getByRole('link', { name: 'Private yacht' }).click();
  await expect(title).toHaveText('Private yacht');
  await expect(title).toBeFocused();
  expect(await received.jsonValue()).toEqual([
    { v: 1, path: '/activities/water/private-yacht', mode: 'engine', source: 'activities-list' },
  ]);

  const box = page.locator('activity-quote');
  const quote = new Quote(box);
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
  await expect(title).toHaveText('Complement your transportation');
  await expect(title).toBeFocused();

  await list.evaluate((element) => element.setAttribute('category', 'nowhere'));
  await expect(list.getByText('There are no activities at the moment.')).toBeVisible();
  expect(await list.evaluate((element) => element.matches(':state(empty)'))).toBe(true);
});

test('an element without an activity is not ready, and shows its own children', async ({ page }) => {
  const { all: received } = await recordEvents(page, { only: ['booking-ready', 'booking-error'] });
  await openMade(page, {
    body: `<activity-quote api-base="${apiBase}"><a href="/tours">Ask us for tours</a></activity-quote>`,
  });
  const box = page.locator('activity-quote');
  await expect(box.getByText('This activity cannot be shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for tours' })).toBeVisible();
  await expect.poll(() => statesOf(box)).toEqual(['error']);
  const reported = () => received.map(({ name, detail }) => [name, detail['code']]);
  await expect.poll(reported).toEqual([['booking-error', 'config']]);
  await setAttributes(box, { activity: 'taco-walk' });
  await expect(box.getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us for tours' })).toBeHidden();
  await expect.poll(() => statesOf(box)).toEqual(['ready']);
});
