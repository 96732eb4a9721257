import { company } from '../support/demo-address.ts';
import { decodeCart } from '../../src/storefront/trip-link-text.ts';
import { compressText } from '../../src/platform/compressed-text.ts';
import { nextWeekday } from './support/dates.ts';
import { engine } from './support/engine.ts';
import { openCartWith } from './support/extras.ts';
import { mutatedTrips } from './support/mutated-links.ts';
import { expect, test, type Page } from './support/test.ts';

test(
  'whatever is changed in a link, the page asks or says that it cannot be read, and nothing else changes',
  { tag: '@long' },
  async ({ page }) => {
    const unreadable = await hearUnreadable(page);
    await openCartWith(page, company, { 'SIM card': 2, 'Fast lane': 1 });
    const link = await engine(page).evaluate((element) => element.tripLink());
    const trip = link?.split('booking-trip=')[1] ?? '';
    expect(trip).toMatch(/^1\./);
    const question = page.getByRole('dialog', { name: 'Replace your cart, or add to it?' });
    const before = await kept(page);

    const outcomes = { asked: 0, unreadable: 0 };
    for (const text of [trip, ...(await mutatedTrips(trip, 200))]) {
      const { hash } = new URL(`#booking-trip=${text}`, company);
      const isReadable = (await decodeCart(hash.split(/[=&]/)[1] ?? '')) !== undefined;
      const said = unreadable.next();
      await page.evaluate((fragment) => void (location.hash = fragment), hash);
      if (isReadable) {
        outcomes.asked++;
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toBeHidden();
      } else {
        outcomes.unreadable++;
        await said;
      }
      expect(page.url(), text).not.toContain('booking-trip');
    }

    expect(outcomes.asked).toBeGreaterThan(5);
    expect(outcomes.unreadable).toBeGreaterThan(100);
    expect(await kept(page)).toEqual(before);
  },
);

const markup = '<img src=x onerror=window.ran=1>';
const day = nextWeekday('saturday');

test.describe('markup in the texts of a link', () => {
  // What the provider does not know.
  test.use({ expectedErrors: [/status of 4/] });

  const leg = [`${day} 15:30`, [markup, markup, 'int', `${day} 14:30`]];
  const links: [where: string, cart: unknown[], line: RegExp][] = [
    [
      'around what is sold',
      [
        ...['en', 'usd', markup, markup, markup],
        [['cun', 'quinta-luna', 'A2H', 'cancun-airport_playa-del-carmen_sedan', 2, 0, leg, null]],
        [['dinner-show', markup, 4031, day, '19:00', 2, 0, 0, 'casa-copal']],
        [],
      ],
      /Dinner show/,
    ],
    [
      'in place of what is sold',
      [
        ...['en', 'usd', markup, markup, markup],
        [[markup, markup, 'A2H', markup, 2, 0, leg, leg]],
        [[markup, markup, markup, day, '19:00', 2, 0, 0, markup]],
        [[markup, 0, 0, 1]],
      ],
      /Activity.*no longer available/,
    ],
  ];
  for (const [where, cart, line] of links)
    test(`${where} is text, also when it is chosen again`, async ({ page }) => {
      const text = await compressText(JSON.stringify(cart));
      await page.goto(`${company}/#booking-trip=1.${text}`);
      await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
      const again = page.getByRole('button', { name: 'Choose again' });
      for (let index = 0; index < (await again.count()); index++) {
        await again.nth(index).click();
        await expect(page.getByRole('heading', { name: /^Your cart/ })).toBeHidden();
        await page.goBack();
        await expect(again.first()).toBeVisible();
      }
      expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
      await expect(page.locator('img[onerror]')).toHaveCount(0);
    });
});

/** Tells each time that the page says of a link that it cannot be read: the words alone stay the same. */
async function hearUnreadable(page: Page) {
  let received = () => {};
  await page.exposeFunction('linkUnreadable', () => received());
  await page.addInitScript(() => {
    const show: (this: HTMLElement) => void = Reflect.get(HTMLElement.prototype, 'showPopover');
    HTMLElement.prototype.showPopover = function () {
      show.call(this);
      if (this.textContent === 'This link cannot be read.')
        (Reflect.get(window, 'linkUnreadable') as () => void)();
    };
  });
  return { next: () => new Promise<void>((resolve) => (received = resolve)) };
}

/** What the page keeps, and what the host page is told of the cart. */
async function kept(page: Page) {
  const cart = await engine(page).evaluate((element) => JSON.stringify(element.cart));
  const storage = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  const polluted = await page.evaluate(() => Object.keys(Object.prototype));
  return { cart, storage, polluted };
}
