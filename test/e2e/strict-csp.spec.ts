import { daysFromNow } from './support/dates.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { hostilePage } from './support/hostile.ts';
import { nastyHtml } from './support/payloads.ts';
import { changeAnswer } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote, tourCard } from './support/tour.ts';

// One is caused on purpose, at the end.
test.use({
  expectedErrors: [/^console: This document requires 'TrustedHTML' assignment|require-trusted-types-for/],
});

for (const name of ['strict-policy', 'strict-policy-bundle']) {
  test(`${name}: a whole transfer without one violation`, { tag: '@firefox' }, async ({ page }) => {
    const violations = await watchViolations(page);
    const journey = new Journey(page);
    await page.goto(hostilePage(name));
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
    await expect(page.getByRole('dialog').locator('.rich-text p').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await journey.pay('Pay at arrival');
    await journey.button('Book now').click();
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    expect(violations).toEqual([]);
    await breakPolicy(page);
    await expect.poll(() => violations.length).toBe(1);
  });
}

for (const sanitiser of ['the browser’s own sanitiser', 'a sanitiser that is loaded']) {
  test(
    `a tour with rich text, a gallery and a quote, with ${sanitiser}`,
    { tag: '@firefox' },
    async ({ page }) => {
      const violations = await watchViolations(page);
      if (sanitiser !== 'the browser’s own sanitiser') {
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
      }
      await changeAnswer(page, /^\/tours\/[^/]+$/, (tour) => ({
        ...tour,
        descriptions: { description: restlessHtml, itinerary: nastyHtml },
      }));
      const quote = new Quote(page);
      await page.goto(hostilePage('strict-policy'));
      await tourCard(page, 'Catamaran to Isla Mujeres').getByRole('link').click();
      await expect(page.locator('.rich-text').first().locator('p, ul').first()).toBeVisible();
      await expect(page.getByText('Fine words')).toBeVisible();
      expect(await attributesOfTexts(page)).toEqual(['href', 'rel', 'target']);
      await page.getByRole('button', { name: 'Next picture' }).click();
      await quote.field('Rate').selectOption('Standard');
      await quote.date(daysFromNow(10).typed);
      await quote.time('09:00');
      await quote.add.click();
      await expect(quote.added).toBeVisible();
      expect(violations).toEqual([]);
    },
  );
}

/** Attributes that a parser tells a page with a strict policy of, and such as sanitisers like to leave. */
const restlessHtml = `<p style="color:red" onclick="go()" data-go="1" aria-label="Pay">Plain</p>
  <ul aria-live=assertive data-x><li style='x:y' ONMOUSEOVER=go()>One</li></ul>
  <a href="https://good.example/" style="position:fixed" data-y="" aria-hidden=true>Two</a>
  <img src=x onerror="go()"><svg onload=go()><rect style="fill:red"/></svg><style>p{color:red}</style>`;

async function attributesOfTexts(page: Page): Promise<string[]> {
  const names = await page
    .locator('.rich-text')
    .evaluateAll((boxes) =>
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

/** What the policy forbids is noticed: the only error in the console. */
async function breakPolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    try {
      new DOMParser().parseFromString('<p>', 'text/html');
    } catch {
      // As it should be.
    }
  });
}
