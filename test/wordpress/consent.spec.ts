import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/support/test.ts';
import { publish } from './support/people.ts';
import { php, wordpressFolder } from './support/site.ts';

const folder = join(wordpressFolder, 'wp-content', 'mu-plugins');
const standIn = join(folder, 'stand-in-consent-api.php');

/** What pages see of the WP Consent API, in the footer as there: Debian has no package of the plugin itself. */
const consentApi = `<?php
add_action('wp_footer', function () { ?>
  <button onclick="wp_set_consent('statistics', 'allow')">Allow statistics</button>
  <script>
    window.consent_api = { consent_type: 'optin', cookie_prefix: 'wp_consent' };
    function wp_has_consent(category) {
      return document.cookie.includes('wp_consent_' + category + '=allow');
    }
    function wp_set_consent(category, value) {
      document.cookie = 'wp_consent_' + category + '=' + value + '; path=/';
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [category]: value } }));
    }
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  </script>
<?php });
`;

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(standIn, consentApi);
  php(`update_option('booking_elements', ['consent' => 'auto'] + get_option('booking_elements'));`);
});
test.afterAll(() => {
  rmSync(standIn);
  php(`update_option('booking_elements', array_diff_key(get_option('booking_elements'), ['consent' => 0]));`);
});

test('with “auto” in the settings, an element follows the site’s consent plugin', async ({ page }) => {
  await page.goto(publish('editor', '[booking_engine]'));
  const engine = page.locator('booking-engine');
  const state = () => engine.evaluate((element): unknown => Reflect.get(element, 'consentState'));
  await expect(engine.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
  expect(await state()).toEqual({ analytics: false, maps: false });
  await page.getByRole('button', { name: 'Allow statistics' }).click();
  await expect.poll(state).toEqual({ analytics: true, maps: false });
});
