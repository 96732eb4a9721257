import { daysFromNow } from './support/dates.ts';
import { navigate } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { hostilePage } from './support/hostile.ts';
import { nastyHtml } from './support/payloads.ts';
import { changeAnswer } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote, tourCard } from './support/tour.ts';
import { richTexts } from './support/rich-texts.ts';

// One violation is caused on purpose, at the end.
test.use({
  expectedErrors: [/^console: This document requires 'TrustedHTML' assignment|require-trusted-types-for/],
});

test(
  'a whole transfer, and a tour with rich text, a gallery and a quote, without one violation',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const violations = await watchViolations(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await changeAnswer(page, /^\/tours\/[^/]+$/, (tour) => ({
      ...tour,
      descriptions: { description: plainHtml },
    }));
    await page.goto(hostilePage('strict-policy'));
    await test.step('a transfer', async () => {
      await bookTransfer(page);
      expect(violations).toEqual([]);
    });
    await test.step('a tour, with the browser’s own sanitiser where it has one', async () => {
      await openTour(page);
      await page.getByRole('button', { name: 'Next picture' }).click();
      const quote = new Quote(page);
      await quote.rate('Standard');
      await quote.date(daysFromNow(10).typed);
      await quote.time('09:00');
      await quote.add.click();
      await expect(quote.added).toBeVisible();
      await quote.added.getByRole('button', { name: 'Back to add more' }).click();
      expect(violations).toEqual([]);
    });
    await test.step('a tour, with a sanitiser that is loaded', async () => {
      await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
      await openTour(page);
      expect(loaded.filter((url) => /\/chunks\/purify/.test(url))).toHaveLength(1);
      expect(violations).toEqual([]);
    });
    await expectNoticed(page, violations);
  },
);

test.describe('the provider’s own styles and handlers', () => {
  test.use({ expectedErrors: [/violates the following Content Security Policy directive/] });

  test('are never applied, though a browser may report what it has parsed', async ({ page }) => {
    const violations = await watchViolations(page);
    await changeAnswer(page, /^\/tours\/[^/]+$/, (tour) => ({
      ...tour,
      descriptions: { description: styledHtml, itinerary: nastyHtml },
    }));
    await page.goto(hostilePage('strict-policy'));
    await openTour(page);
    await expect(page.getByText('Fine words')).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await openTour(page);
    await expect(page.getByText('Fine words')).toBeVisible();
    const kinds = violations.map((violation) => violation.replace(/ .*/, ''));
    expect(kinds.filter((kind) => !/^(style-src-(attr|elem)|script-src-attr|base-uri)$/.test(kind))).toEqual(
      [],
    );
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test(
  'the single file books a whole transfer on its own, without any violation',
  { tag: '@long' },
  async ({ page }) => {
    const violations = await watchViolations(page);
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname);
    });
    await page.goto(hostilePage('strict-policy-bundle'));
    await bookTransfer(page);
    expect(scripts).toEqual(['/cdn/booking.bundle.js']);
    expect(violations).toEqual([]);
    await expectNoticed(page, violations);
  },
);

async function bookTransfer(page: Page): Promise<void> {
  const journey = new Journey(page);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.button('Open calendar').click();
  await expect(page.getByRole('dialog', { name: 'Calendar' }).locator('button:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await journey.search();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await journey.addToCart();
  await journey.fillCustomer();
  await page
    .getByRole('button', { name: /policies/i })
    .first()
    .click();
  await expect(richTexts(page.getByRole('dialog')).locator('p').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await journey.pay('Pay at arrival');
  await journey.button(/^Book now/).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
}

async function openTour(page: Page): Promise<void> {
  await navigate(page, '/');
  await tourCard(page, 'Catamaran to Isla Mujeres').getByRole('link').click();
  await expect(richTexts(page).first().locator('p, ul').first()).toBeVisible();
  expect(await attributesOfTexts(page)).toEqual(['href', 'rel', 'target']);
}

const plainHtml = '<p>Plain</p><ul><li>One</li></ul><a href="https://good.example/">Two</a>';

/** Attributes that Chromium’s parser reports to a page with a strict policy, and some that sanitisers tend to keep. */
const styledHtml = `<p style="color:red" onclick="go()" data-go="1" aria-label="Pay">Plain</p>
  <ul aria-live=assertive data-x><li style='x:y' ONMOUSEOVER=go()>One</li></ul>
  <a href="https://good.example/" style="position:fixed" data-y="" aria-hidden=true>Two</a>
  <img src=x onerror="go()"><svg onload=go()><rect style="fill:red"/></svg><style>p{color:red}</style>`;

async function attributesOfTexts(page: Page): Promise<string[]> {
  const names = await richTexts(page).evaluateAll((boxes) =>
    boxes.flatMap((box) => [...box.querySelectorAll('*')].flatMap((node) => node.getAttributeNames())),
  );
  return [...new Set(names)].sort();
}

async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, 'tellViolation') as (violation: string) => void;
      tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`);
    });
  });
  return violations;
}

/** The violation is noticed, as the only error in the console. */
async function expectNoticed(page: Page, violations: string[]): Promise<void> {
  await page.evaluate(() => {
    try {
      new DOMParser().parseFromString('<p>', 'text/html');
    } catch {
      // As it should be.
    }
  });
  await expect.poll(() => violations.length).toBe(1);
}
