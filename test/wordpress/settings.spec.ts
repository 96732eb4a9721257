import type { Page, Route } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { logIn } from './support/people.ts';
import { php, site } from './support/site.ts';

const settingsPage = '/wp-admin/options-general.php?page=booking-elements';

test.describe('the check', () => {
  // What the check provokes.
  test.use({ expectedErrors: [/Failed to load resource|blocked by CORS policy/] });

  const faults: [what: string, answer: (route: Route) => Promise<void>, finding: string][] = [
    [
      'a provider that does not allow this site',
      (route) =>
        route.fulfill({
          json: {},
          headers: { 'access-control-allow-origin': 'https://another-hotel.example' },
        }),
      `API base: Problem. It answers, but does not allow this site. Ask the travel company to allow ${site}.`,
    ],
    [
      'an address of something else',
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<p>Welcome</p>',
          headers: { 'access-control-allow-origin': '*' },
        }),
      'API base: Problem. It answers, but not as the API. Compare the URL with the one that you were given.',
    ],
    [
      'an address of nothing',
      (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
      'API base: Problem. It answers with the error 404. Compare the URL with the one that you were given.',
    ],
    [
      'a provider that is down',
      (route) => route.abort(),
      'API base: Problem. It cannot be reached. Compare the URL with the one that you were given; a browser extension or a security plugin may block it.',
    ],
  ];

  for (const [what, answer, finding] of faults)
    test(`names ${what}`, async ({ page }) => {
      await logIn(page, 'admin');
      await page.route('**/widget/settings?lang=en', answer);
      await page.goto(settingsPage);
      const findings = page.getByRole('status').getByRole('listitem');
      await expect(findings.filter({ hasText: 'API base' })).toHaveText(finding);
      await expect(findings.filter({ hasText: 'Script' })).toHaveText(
        'Script: OK. It answers and allows this site.',
      );
    });

  test('reads the form before it is saved', async ({ page }) => {
    await logIn(page, 'admin');
    await page.goto(settingsPage);
    await page.getByLabel('Script', { exact: true }).fill(`${company}/`);
    await page.getByLabel('API base', { exact: true }).fill('');
    await page.getByLabel('Hosted page', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
      /^Script: Problem\. It answers, but (not with a script|does not allow this site)/,
      'API base: Problem. It is not set.',
      'Hosted page: Note. It is not set, so visitors get no link where the element cannot run.',
    ]);
  });
});

test('what is no URL or no colour is not saved, and says so', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto(settingsPage);
  const before = savedSettings();
  await page.getByLabel('Hosted page', { exact: true }).evaluate((input: HTMLInputElement) => {
    input.type = 'text';
    input.value = 'javascript:alert(1)';
  });
  await page.getByLabel('Primary colour').fill('red;"><script>alert(1)</script>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const label of ['Hosted page', 'Primary colour'])
    await expect(
      page.getByText(`${label}: this value was not saved, because it is not valid.`),
    ).toBeVisible();
  const after = savedSettings();
  restore(before);
  expect(after).not.toContain('alert');
});

test('an administrator who may not post scripts cannot choose the script either', () => {
  const saved = php(`
    wp_set_current_user(get_user_by('login', 'admin')->ID);
    add_filter('map_meta_cap', fn($needed, $capability) => $capability === 'unfiltered_html' ? ['do_not_allow'] : $needed, 10, 2);
    echo json_encode(BookingElements\\clean_settings(['script-url' => 'https://attacker.example/x.js', 'text-color' => 'navy']));
  `);
  expect(JSON.parse(saved)).toEqual({ 'script-url': `${company}/cdn/booking.js`, 'text-color': 'navy' });
});

test.describe('who may not', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an editor neither sees nor saves the settings', async ({ page }) => {
    const before = savedSettings();
    await logIn(page, 'editor');
    expect((await page.goto(settingsPage))?.status()).toBe(403);
    expect((await saveWithoutNonce(page)).status()).toBe(403);
    expect(savedSettings()).toBe(before);
  });

  test('nothing is saved for an administrator whom another site sends', async ({ page }) => {
    const before = savedSettings();
    await logIn(page, 'admin');
    expect((await saveWithoutNonce(page)).status()).toBe(403);
    expect(savedSettings()).toBe(before);
  });

  test('the preview needs its nonce', async ({ page }) => {
    await logIn(page, 'author');
    const preview =
      '/wp-admin/admin-post.php?action=booking_elements_preview&element=transfers-box&options={}';
    expect((await page.goto(preview))?.status()).toBe(403);
  });
});

test('the preview of options that are none is that of an element without options', async ({ page }) => {
  await logIn(page, 'author');
  await page.goto('/wp-admin/post-new.php');
  const address = await page.evaluate(() => {
    const { previewUrl } = Reflect.get(window, 'bookingElementsBlocks') as { previewUrl: string };
    return `${previewUrl}&element=transfers-box&options[]=1`;
  });
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.locator('transfers-box').getByLabel('Airport', { exact: true })).toBeVisible();
});

function saveWithoutNonce(page: Page) {
  return page.request.post('/wp-admin/options.php', {
    form: {
      option_page: 'booking_elements',
      action: 'update',
      'booking_elements[script-url]': 'https://attacker.example/x.js',
    },
  });
}

function savedSettings(): string {
  return php(`echo json_encode(get_option('booking_elements'));`);
}

function restore(settings: string): void {
  php(`update_option('booking_elements', json_decode('${settings}', true));`);
}
