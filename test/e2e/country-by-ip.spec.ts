import { company } from '../support/demo-address.ts';
import { openCartWith } from './support/extras.ts';
import { expect, test, type Page } from './support/test.ts';

const service = 'https://country.example/by-ip';

/** The hosted page of a deployment that has enabled the lookup. */
async function switchOn(page: Page): Promise<void> {
  await page.route(`${company}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace('"countryByIp": ""', `"countryByIp": "${service}"`);
    await route.fulfill({ response, body: html });
  });
}

async function answer(page: Page, body: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(service, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const country = (page: Page, name: RegExp) => page.getByRole('button', { name });

// Other responses, or none, are covered by the screen tests.
test(
  'a service provides the initial country of phone numbers, once the field is used',
  { tag: '@long' },
  async ({ page }) => {
    await switchOn(page);
    const asked = await answer(page, '1MX');
    await openCartWith(page, company, { 'SIM card': 1 });
    expect(asked).toEqual([]);
    await phone(page).focus();
    await expect(country(page, /Mexico/)).toBeVisible();
    expect(asked).toHaveLength(1);
    await phone(page).fill('998 555 0142');
    await phone(page).blur();
    await expect(phone(page)).toHaveValue(/998 555 0142/);
  },
);
