import { partner } from '../support/demo-address.ts';
import { openEngine } from './support/engine.ts';
import { pageFacts, probed, watchPage } from './support/host-facts.ts';
import { Journey } from './support/journey.ts';
import { holdFramework } from './support/first-form.ts';
import { apiBase, call, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';

const pageWithEngine = `${partner}/partner/booking-engine.html`;

test('leaves the page as it was: history, globals, title, icon, head, body, focus, scroll, storage', async ({
  page,
  context,
}) => {
  await watchPage(page);
  await page.goto(pageWithEngine);
  const untouched = await pageFacts(page);
  const journey = new Journey(page);
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  expect(await pageFacts(page)).toEqual(untouched);
  expect(await probed(page)).toEqual({ added: [], natives: true, said: [] });

  await journey.startAtAirport(/Cancún International Airport/);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.search();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await expect(page.getByRole('heading', { name: 'Flight and pickup details' })).toBeFocused();

  expect(await pageFacts(page)).toEqual({ ...untouched, focus: 'BOOKING-ENGINE' });
  const after = await probed(page);
  expect(after).toMatchObject({ added: [], natives: true });
  expect(after.said).not.toContain('popstate');
  expect(await context.cookies()).toEqual([]);
});

test('keeps typed characters from the page, but not Escape, Tab and shortcuts', async ({ page }) => {
  await openEngine(page, { path: '/transfers' });
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.click();
  await expect(page.getByText('Type at least 3 characters')).toBeVisible();
  await page.evaluate(() => {
    const received: string[] = [];
    for (const type of ['keydown', 'keypress', 'keyup']) {
      document.addEventListener(type, (event) => received.push(`${type} ${(event as KeyboardEvent).key}`));
    }
    Object.assign(window, { received });
  });
  const received = () =>
    page.evaluate(() => (window as unknown as { received: string[] }).received.splice(0, 99));

  await page.keyboard.type('q/K ');
  expect(await received()).toEqual([]);
  await expect(destination).toHaveValue('q/K ');
  // The first one closes the list.
  await page.keyboard.press('Escape');
  expect(await received()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await received()).toContain('keydown Escape');
  await page.keyboard.press('Control+k');
  expect(await received()).toEqual(expect.arrayContaining(['keydown Control', 'keydown k']));
  await page.keyboard.press('Tab');
  expect(await received()).toContain('keydown Tab');

  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('x');
  expect(await received()).toContain('keydown x');
});

test('does not submit a form that contains it', async ({ page }) => {
  await openEngine(page, { path: '/transfers' });
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/partner/nowhere';
    const engine = document.querySelector('booking-engine');
    engine?.before(form);
    if (engine) form.append(engine, Object.assign(document.createElement('input'), { name: 'other' }));
    form.addEventListener('submit', () => Object.assign(window, { submitted: true }));
  });
  const journey = new Journey(page);
  await expect(journey.field('Airport')).toBeVisible();
  await page.getByRole('combobox', { name: 'Destination' }).press('Enter');
  await journey.button('Search').click();
  await expect(page.getByRole('link', { name: 'Choose a destination from the list.' })).toBeVisible();
  await journey.field('Adults').press('Enter');
  expect(await page.evaluate(() => 'submitted' in window)).toBe(false);
  expect(page.url()).toBe(pageWithEngine);
});

test('does not scroll the page when the element loads late', async ({ page }) => {
  await page.goto(pageWithEngine);
  await page.evaluate(() => {
    const engine = document.querySelector('booking-engine');
    const space = Object.assign(document.createElement('div'), { style: 'height: 2000px' });
    engine?.before(space);
    scrollTo(0, 1200);
  });
  await expect(page.getByRole('link', { name: /Cancún/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test(
  'space below a shorter screen is removed once it is out of sight',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto(pageWithEngine);
    await expect(page.getByRole('link', { name: /Chichén/ })).toBeVisible();
    await expect(page.locator('[part=skeleton]:visible')).toHaveCount(0);
    const scrolledTo = (top: number) =>
      page.evaluate((to) => {
        scrollTo(0, to);
        return scrollY;
      }, top);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const high = await height();
    const end = await scrolledTo(high);

    await call(page.locator('booking-engine'), 'navigate', '/transfers');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeAttached();
    await page.clock.runFor(2_000);
    expect(await page.evaluate(() => scrollY)).toBe(end);

    await scrolledTo(0);
    await page.clock.runFor(1_000);
    await expect.poll(height).toBeLessThan(high);
  },
);

test(
  'below an ancestor that can be dragged the mouse places the caret and selects, before and after the framework',
  { tag: '@firefox' },
  async ({ page }) => {
    const framework = await holdFramework(page);
    await openMade(page, {
      body: `<div draggable="true"><transfers-box api-base="${apiBase}"></transfers-box></div>`,
    });
    const destination = page.getByRole('combobox', { name: 'Destination' });
    const selected = () =>
      destination.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd] as const);
    await destination.pressSequentially('mmmmmmmmmm');
    for (const form of ['first', 'view']) {
      if (form === 'view') await framework.open();
      const { x, y, height } = (await destination.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      const middle = y + height / 2;
      await page.mouse.click(x + 70, middle);
      const [caret] = await selected();
      expect(caret, form).toBeLessThan(10);
      await page.mouse.move(x + 50, middle);
      await page.mouse.down();
      for (const far of [60, 80, 100]) await page.mouse.move(x + far, middle);
      await page.mouse.up();
      const [from, to] = await selected();
      expect(to, form).toBeGreaterThan(from ?? 0);
      await expect(page.locator('div[draggable]')).toHaveAttribute('draggable', 'true');
    }
  },
);
