import { company, partner } from '../support/demo-address.ts';
import { expectRoute, openEngine } from './support/engine.ts';
import { answerWith, changeAnswer, requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';
import { tourCard } from './support/tour.ts';

test.describe('the home screen', () => {
  test('shows three tours of each category below the transfers, and leads to more', async ({ page }) => {
    const lists = requestsTo(page, '/tours');
    await page.goto(`${partner}/partner/booking-engine.html`);
    await expect(page.getByRole('heading', { name: 'Airport Transportation' })).toBeVisible();
    const section = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'On the water', level: 2 }),
    });
    await expect(section.getByRole('article')).toHaveCount(3);
    await expect(section.getByRole('article').first()).toContainText('From $69.00 USD');
    expect(lists.map(({ query }) => query.get('limit'))).toEqual(['3', '3', '3', '3']);
    await section.getByRole('button', { name: 'More' }).click();
    await expectRoute(page, '/activities/water');
    await expect(page.getByRole('heading', { name: 'On the water', level: 1 })).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('of a company without transfers lists the categories alone', async ({ page }) => {
    await changeAnswer(page, '/settings', (settings) => ({ ...settings, hasTransfers: false }));
    await page.goto(`${partner}/partner/booking-engine.html`);
    await expect(page.getByRole('heading', { name: 'Day trips' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByText('Airport Transportation')).toHaveCount(0);
  });
});

test.describe('a category', () => {
  test('is cut to a destination, which stays in the address', async ({ page }) => {
    await page.goto(`${company}/activities/nature`);
    const destination = page.getByLabel('Destination', { exact: true });
    await expect(destination.locator('option')).toHaveText([
      'All destinations',
      'Playa del Carmen',
      'Puerto Morelos',
      'Tulum',
    ]);
    await destination.selectOption('Tulum');
    await expect(page).toHaveURL(/\/activities\/nature\?destination=3$/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(destination).toHaveValue('3');
    await expect(page.getByRole('article')).toHaveCount(2);
    await destination.selectOption('All destinations');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveURL(/\/activities\/nature$/);
  });

  test('with one destination does not ask for it', async ({ page }) => {
    await page.goto(`${company}/activities/evenings`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByLabel('Destination', { exact: true })).toHaveCount(0);
  });

  test('shows place, length and price of each tour, and the way to the cart', async ({ page }) => {
    await openEngine(page, { path: '/activities/tours' });
    const ruins = tourCard(page, /Tulum ruins/);
    await expect(ruins).toContainText('Tulum');
    await expect(ruins).toContainText('6 hrs 30 min');
    await expect(ruins).toContainText('From $65.00 USD');
    await expect(tourCard(page, /Calakmul/)).toContainText('2 days 4 hrs');
    await ruins.getByRole('link').click();
    await expectRoute(page, '/activities/tours/tulum-ruins-and-lagoon');
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to cart' }).click();
    await expect(page.getByText('Your cart is empty!')).toBeVisible();
  });

  test('without tours says so and offers a contact', async ({ page }) => {
    await page.goto(`${company}/activities/caves`);
    await expect(page.getByText('There are no activities for the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
  });

  test.describe('that does not come', () => {
    test.use({ expectedErrors: [/500/] });

    test('can be asked for again', async ({ page }) => {
      await answerWith(page, '/tours', { status: 500 });
      await page.goto(`${company}/activities/water`);
      await expect(page.getByText('This could not be loaded')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(5);
    });
  });
});

test('the list of categories leads to each of them', async ({ page }) => {
  await page.goto(`${company}/activities`);
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Food and evenings' }).click();
  await expect(page).toHaveURL(/\/activities\/evenings$/);
});

test('former addresses lead to the new ones, with their query', async ({ page }) => {
  await page.goto(`${company}/tours?sc=flyer`);
  await expect(page).toHaveURL(`${company}/activities/tours?sc=flyer`);
  await expect(page.getByRole('heading', { name: 'Day trips' })).toBeVisible();
  await page.goto(`${company}/tours/coba-by-bicycle`);
  await expect(page).toHaveURL(`${company}/activities/tours/coba-by-bicycle`);
  await expect(page.getByRole('heading', { name: 'Cobá by bicycle' })).toBeVisible();
});
