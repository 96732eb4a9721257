import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { publish } from './support/people.ts';

test('an author puts every element on a page by its shortcode, with attributes written either way', async ({
  page,
}) => {
  await page.goto(
    publish(
      'author',
      `[transfers_box airport="CUN" Open-Mode="page" primary_color="rgb(120 0 60)"]

      [activities_list limit="2" featured]

      [activity_quote activity="taco-walk"]

      [booking_engine id="storefront" hide-oneway-prices="no"]`,
    ),
  );
  const box = page.locator('transfers-box');
  await expect(box.getByLabel('Airport', { exact: true })).toHaveValue(/cun/i);
  await expect(box).toHaveAttribute('open-mode', 'page');
  await expect(box).toHaveAttribute('primary-color', 'rgb(120 0 60)');
  await expect(box).toHaveAttribute('api-base', `${company}/widget`);
  await expect(page.locator('activities-list')).toHaveAttribute('featured', '');
  await expect(page.locator('activities-list').getByRole('article')).toHaveCount(2);
  await expect(page.locator('activity-quote').getByRole('heading', { name: 'Taco walk' })).toBeVisible();
  await expect(page.locator('booking-engine')).toHaveId('storefront');
  await expect(page.locator('booking-engine')).not.toHaveAttribute('hide-oneway-prices');
});

test('an element holds a link to the hosted page until it runs', async ({ page }) => {
  await page.route('**/cdn/booking.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto(
    publish(
      'author',
      '[transfers_box] [activities_list category="water"] [activity_quote category="evenings" activity="taco-walk"] [booking_engine]',
    ),
  );
  const links = page.getByRole('link', { name: /^(Search transfers|See tours|Book online)$/ });
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toEqual(
    ['/transfers', '/activities/water', '/activities/evenings/taco-walk', '/'].map((path) => company + path),
  );
});

const attacks: [what: string, content: string][] = [
  ['a quote that ends the attribute', `[transfers_box placement='" onpointerenter="attack()" x="']`],
  ['markup in an attribute', `[transfers_box target='"><img src=x onerror=attack()>']`],
  [
    'a script as a URL',
    `[transfers_box hosted-url="javascript:attack()" api_base="data:text/html,attack()"]`,
  ],
  ['an attribute that no element has', `[transfers_box onclick="attack()" style="color:red" class="x"]`],
  [
    'an entity in a block',
    `<!-- wp:booking-elements/transfers-box {"options":{"placement":"&quot; onclick=&quot;attack()","hosted-url":"java\\u0073cript:attack()","onclick":"attack()"}} /-->`,
  ],
  [
    'a closing tag in a block',
    `<!-- wp:booking-elements/transfers-box {"options":{"target":"\\u003c/transfers-box\\u003e\\u003cimg src=x onerror=attack()\\u003e"}} /-->`,
  ],
  ['options that are none', `<!-- wp:booking-elements/transfers-box {"options":"attack()"} /-->`],
  ['a list as an option', `<!-- wp:booking-elements/transfers-box {"options":{"airport":["attack()"]}} /-->`],
];

for (const [what, content] of attacks)
  test(`an author attacks with ${what}, and nothing comes of it`, async ({ page }) => {
    await page.goto(publish('author', content));
    const box = page.locator('transfers-box');
    await expect(box.getByLabel('Airport', { exact: true })).toBeVisible();
    const facts = await box.evaluate((element) => ({
      names: element.getAttributeNames(),
      hostedUrl: element.getAttribute('hosted-url'),
      inside: [...element.querySelectorAll('*')].map(({ tagName }) => tagName),
      after: element.parentElement?.querySelector('img'),
    }));
    expect(facts.names.filter((name) => /^on|^style$|^class$|^x$/.test(name))).toEqual([]);
    // What is invalid gives way to the site's own setting.
    expect(facts.hostedUrl).toBe(`${company}/`);
    expect(facts.inside.filter((tag) => tag !== 'A')).toEqual([]);
    expect(facts.after).toBeNull();
  });
