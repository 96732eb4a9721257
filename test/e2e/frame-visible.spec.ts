import type { FrameLocator, Locator } from 'playwright/test';
import { daysFromNow } from './support/dates.ts';
import { frameByHand } from './support/framed.ts';
import { press } from './support/press.ts';
import { expectInWindow, openLongCart, openTallFrame } from './support/tall-frame.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

/** Wholly, but for a fraction of a pixel. */
const inView = { ratio: 0.99 };

const windows = {
  'a desktop window': { viewport: { width: 1280, height: 900 } },
  'a phone': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  'a phone on its side': { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
};

for (const [name, settings] of Object.entries(windows)) {
  test.describe(`in a frame higher than ${name}`, () => {
    test.use(settings);
    const { width, height } = settings.viewport;

    test(
      'questions and the bar are where the visitor is, also after scrolling and resizing',
      longUnless(name === 'a phone'),
      async ({ page }) => {
        const frame = await openLongCart(page);
        const remove = frame.getByRole('button', { name: /^Delete/ });
        const question = frame.getByRole('dialog');
        const book = frame.getByRole('button', { name: /^Book now/ });
        // Beside the first ones, a low window shows more of the page above the frame than of the frame.
        for (const button of [remove.nth(2), remove.last()]) {
          await bringToMiddle(page, button);
          await expect(book).toBeInViewport(inView);
          await press(button);
          await expect(question).toBeInViewport(inView);
          await page.mouse.move(width / 2, height / 2);
          await page.mouse.wheel(0, 120);
          await expect(question).toBeInViewport(inView);
          await page.evaluate((by) => scrollBy(0, by), -height / 4);
          await expect(question).toBeInViewport(inView);
          await page.setViewportSize({ width, height: height - 80 });
          await expect(question).toBeInViewport(inView);
          await page.setViewportSize({ width, height });
          await press(question.getByRole('button', { name: 'Close' }));
          await expect(question).toHaveCount(0);
        }
      },
    );
  });
}

interface Shown {
  route: string;
  show: (frame: FrameLocator, page: Page) => Promise<Locator>;
}

const shown: Record<string, Shown> = {
  'a calendar': {
    route: 'activities/water/puerto-morelos-reef',
    show: async (frame, page) => {
      const open = frame.getByRole('button', { name: 'Open calendar' });
      await bringToMiddle(page, open, 250);
      await press(open);
      return frame.getByRole('grid');
    },
  },
  'the bar of a tour': {
    route: 'activities/water/puerto-morelos-reef',
    show: async (frame, page) => {
      const quote = new Quote(frame.locator('booking-engine'));
      await quote.date(daysFromNow(10).typed);
      await quote.time('09:00');
      await bringToMiddle(page, frame.getByLabel('Adults', { exact: true }));
      return frame.getByRole('button', { name: 'Add to cart' });
    },
  },
  'a passing message': {
    route: '#booking-trip=1.nonsense',
    show: async (frame, page) => {
      const message = frame.getByText('This link cannot be read.');
      await expect(message).toBeVisible();
      await page.evaluate(() => scrollBy(0, 700));
      return message;
    },
  },
};

test.describe('in a frame higher than a phone', () => {
  test.use(windows['a phone']);

  for (const [name, { route, show }] of Object.entries(shown))
    test(
      `${name} is where the visitor is, also after scrolling and resizing`,
      { tag: '@long' },
      async ({ page }) => {
        const frame = await openTallFrame(page, { route });
        const target = await show(frame, page);
        await expect(target).toBeInViewport(inView);
        await page.evaluate(() => scrollBy(0, -200));
        await expect(target).toBeInViewport(inView);
        await page.setViewportSize({ width: 360, height: 660 });
        await expect(target).toBeInViewport(inView);
      },
    );

  test('the next screen begins where the visitor is', async ({ page }) => {
    const frame = await openTallFrame(page, { route: 'extras' });
    const last = frame.getByRole('article').last().getByRole('combobox').first();
    await bringToMiddle(page, last);
    await last.selectOption({ index: 1 });
    await press(frame.getByRole('button', { name: 'Continue to cart' }));
    const heading = frame.getByRole('heading', { name: 'Your cart', exact: true });
    await expect(heading).toBeInViewport(inView);
  });
});

test.describe('in a frame higher than its window', () => {
  test.use({ viewport: { width: 1280, height: 700 } });

  for (const isOldHost of [false, true]) {
    const host = isOldHost ? 'whose host says nothing' : 'whose host tells what is visible';
    test(`by keyboard, in a frame ${host}`, { tag: '@long' }, async ({ page }) => {
      const frame = await openLongCart(page, { isOldHost });
      const remove = frame.getByRole('button', { name: /^Delete/ });
      const question = frame.getByRole('dialog');
      for (const button of [remove.last(), remove.first()]) {
        await button.focus();
        await expect(button).toBeInViewport(inView);
        await button.press('Enter');
        await expect(question).toBeInViewport(inView);
        for (const by of [-150, 250]) {
          await page.evaluate((distance) => scrollBy(0, distance), by);
          await expect(question).toBeInViewport(inView);
        }
        await page.keyboard.press('Escape');
        await expect(question).toHaveCount(0);
      }
    });
  }

  test(
    'questions are in the window, wherever they are asked',
    { tag: ['@firefox', '@long'] },
    async ({ page }) => {
      const frame = await openLongCart(page);
      const remove = frame.getByRole('button', { name: /^Delete/ });
      const question = frame.getByRole('dialog');
      for (const button of [remove.last(), remove.first()]) {
        await bringToMiddle(page, button);
        // Firefox sends the driver's pointer to where the frame was before the page was scrolled.
        await button.dispatchEvent('click');
        await expectInWindow(page, question);
        // Farther than the question is high: it follows.
        await page.evaluate(() => scrollBy(0, 500));
        await expectInWindow(page, question);
        await question.getByRole('button', { name: 'Close' }).dispatchEvent('click');
        await expect(question).toHaveCount(0);
      }
    },
  );

  test(
    'what opens while little of the frame is in view is scrolled to',
    { tag: '@long' },
    async ({ page }) => {
      const frame = await openTallFrame(page, { route: 'transfers?airport=CUN' });
      const question = frame.getByRole('button', { name: "Can't find your place?" });
      await question.waitFor();
      await expect
        .poll(() => page.locator('iframe').evaluate((iframe) => iframe.clientHeight))
        .toBeGreaterThan(500);
      const { y = 0 } = (await question.boundingBox()) ?? {};
      await page.evaluate((by) => scrollBy(0, by), y - 4);
      await press(question);
      await expect(frame.getByRole('dialog')).toBeInViewport(inView);
    },
  );

  test(
    'a box of the host page that scrolls counts as the window does',
    { tag: '@long' },
    async ({ page }) => {
      const frame = await openLongCart(page, { css: '#place { height: 460px; overflow: auto }' });
      await page.getByText('After').scrollIntoViewIfNeeded();
      await press(frame.getByRole('button', { name: /^Delete/ }).last());
      await expect(frame.getByRole('dialog')).toBeInViewport(inView);
    },
  );
});

test(
  'in a frame of a fixed height that is in view, everything is placed by its own window',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { frame } = await frameByHand(page, { answer: {} });
    const search = frame.getByRole('button', { name: 'Search', exact: true });
    await expect(search).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('iframe')).toBeInViewport(inView);
    await press(frame.getByRole('button', { name: "Can't find your place?" }));
    const dialog = frame.getByRole('dialog');
    await expect(dialog).toBeInViewport(inView);
    expect(await dialog.getAttribute('style')).toBeNull();
  },
);

/** Scrolls the host page until the target is in the middle of the window, or so far below that. */
async function bringToMiddle(page: Page, target: Locator, below = 0): Promise<void> {
  const box = await target.boundingBox();
  await page.evaluate(([top, lower]) => scrollBy(0, top - innerHeight / 2 - lower), [
    box?.y ?? 0,
    below,
  ] as const);
}
