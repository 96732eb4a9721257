import { company, partner } from '../support/demo-address.ts';
import { readyToBook } from './support/checkout.ts';
import { addToCart } from './support/extras.ts';
import { Journey } from './support/journey.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { press } from './support/press.ts';
import { goToExtras, recordSales, type RecordedSales } from './support/recorded-sales.ts';
import type { FrameLocator } from 'playwright/test';
import { expect, test, type Page } from './support/test.ts';

const purchase = ['booking-complete', 'purchase', 'purchase in the queue'];
const by = (place: string, reported = purchase) => reported.map((what) => `${place}: ${what}`);

const anEngine = (attributes = '') => `<booking-engine api-base="${apiBase}" ${attributes}></booking-engine>`;

interface Row {
  name: string;
  tag?: string;
  /** Up to the confirmation. */
  book?: (page: Page) => Promise<unknown>;
  /** What must not be another sale. */
  again: (page: Page, sales: RecordedSales) => Promise<unknown>;
  reported?: string[];
  /** The document with the element, if it is not the page. */
  inside?: (page: Page) => FrameLocator;
}

const rows: Row[] = [
  {
    name: 'when the confirmation is reloaded',
    tag: '@firefox-long',
    again: reload,
  },
  {
    name: 'when the visitor goes back, and forward again',
    tag: '@long',
    again: async (page) => {
      await page.goto(`${company}/transfers`);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      await page.goBack();
      await expectConfirmation(page);
      await page.goForward();
      await page.goBack();
      await expectConfirmation(page);
    },
  },
  {
    name: 'when the confirmation is opened in a second tab, beside the first and after it has left',
    tag: '@long',
    again: async (page, sales) => {
      const confirmation = page.url();
      await openElsewhere(page, confirmation, sales);
      await page.goto(`${company}/transfers`);
      await openElsewhere(page, confirmation, sales);
    },
  },
  {
    name: 'when the voucher is opened in a second tab',
    tag: '@long',
    again: async (page, sales) => {
      const token = page.url().split('/').at(-1) ?? '';
      await openElsewhere(page, `${company}/customer/sale/${token}/voucher`, sales);
    },
  },
  {
    name: 'when the visitor has paid on another page, and reloads the confirmation',
    tag: '@long',
    book: async (page) => {
      const journey = await fillCartOfPartner(page);
      await journey.pay('Credit or debit card');
      await journey.button(/^Pay and book/).click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.waitForURL(`${company}/cart/success/*`);
    },
    again: reload,
  },
  {
    name: 'where two engines of one storefront show it, and a third one joins them',
    tag: '@long',
    book: async (page) => {
      const journey = await fillCartOfPartner(page);
      await journey.pay('Pay at arrival');
      await joinEngine(page);
      await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toHaveCount(2);
      const first = page.locator('booking-engine').first();
      await first.getByRole('button', { name: /^Book now/ }).click();
      await expect(page.getByText('ada@example.com')).toHaveCount(2);
    },
    again: async (page) => {
      await joinEngine(page);
      await expect(page.getByText('ada@example.com')).toHaveCount(3);
    },
    reported: by('partner'),
  },
  {
    name: 'by events alone where the page names no receiver, even if another engine does',
    tag: '@long',
    book: async (page) => {
      const journey = await fillCartOfPartner(page, '');
      await journey.pay('Pay at arrival');
      await journey.button(/^Book now/).click();
      await expectConfirmation(page);
    },
    again: async (page) => {
      await joinEngine(page);
      await expect(page.getByText('ada@example.com')).toHaveCount(2);
    },
    reported: by('partner', ['booking-complete', 'purchase']),
  },
  {
    name: 'in a frame, and by its host',
    tag: '@long',
    book: async (page) => {
      await page.goto(`${partner}/partner/frame.html`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('link', { name: /Cancún/ })).toBeVisible();
      await goToExtras(frame);
      await press(frame.getByRole('article', { name: /SIM card/ }).getByRole('button', { name: 'Add one' }));
      const journey = new Journey(frame);
      await press(journey.button('Continue to cart'));
      await journey.fillCustomer();
      await journey.pay('Pay at arrival');
      await press(journey.button(/^Book now/));
      await expect(frame.getByText('ada@example.com')).toBeVisible();
    },
    again: async (page, sales) => {
      const frame = page.frameLocator('iframe');
      await sales.expectNoMore(frame);
      await frame.getByRole('main').evaluate(() => history.back());
      await expect(frame.getByText('ada@example.com')).toBeVisible();
      await page.reload();
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    },
    inside: (page) => page.frameLocator('iframe'),
    reported: [...by('frame'), ...by('partner', ['booking-complete', 'purchase'])],
  },
];

test.describe('a sale is told once', () => {
  for (const {
    name,
    tag = [],
    book = bookOnHostedPage,
    again,
    reported = by('hosted page'),
    inside,
  } of rows) {
    test(name, { tag }, async ({ page }) => {
      const sales = await recordSales(page.context());
      await book(page);
      await expect.poll(sales.reported).toEqual(reported);
      await again(page, sales);
      await sales.expectNoMore(inside?.(page) ?? page);
      expect(sales.reported()).toEqual(reported);
    });
  }
});

async function bookOnHostedPage(page: Page): Promise<void> {
  const journey = await readyToBook(page);
  await journey.button(/^Book now/).click();
  await expectConfirmation(page);
}

async function fillCartOfPartner(page: Page, analytics = 'analytics="datalayer"'): Promise<Journey> {
  await openMade(page, { body: anEngine(`route="/extras" ${analytics}`) });
  await addToCart(page, { 'SIM card': 1 });
  const journey = new Journey(page);
  await journey.fillCustomer();
  return journey;
}

/** Adds another engine of the same storefront to the page. */
async function joinEngine(page: Page): Promise<void> {
  const another = anEngine('analytics="datalayer"');
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), another);
  await page.locator('booking-engine').last().scrollIntoViewIfNeeded();
}

async function openElsewhere(page: Page, address: string, sales: RecordedSales): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByText('ada@example.com')).toBeVisible();
  await sales.expectNoMore(second);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectConfirmation(page);
}

async function expectConfirmation(page: Page): Promise<void> {
  await expect(page.getByText('ada@example.com')).toBeVisible();
}
