import type { Page } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { expect, test } from '../e2e/support/test.ts';
import { publish, useTheme, type Theme } from './support/people.ts';
import { php } from './support/site.ts';

const element = '[transfers_box]';
const themes: Theme[] = ['twentytwentythree', 'twentytwentyone'];

for (const theme of themes)
  test(`the script is once on a page with elements, and on no other (${theme})`, async ({ page }) => {
    useTheme(theme);
    await page.goto(publish('editor', 'Our rooms face the sea.'));
    await expect(scripts(page)).toHaveCount(0);
    await page.goto(publish('editor', `${element} ${element} [booking_engine]`));
    await expect(scripts(page)).toHaveCount(1);
    await expect(page.locator('head').locator(script)).toHaveCount(1);
  });

test('it is a module that optimisers leave alone', async ({ page }) => {
  await page.goto(publish('editor', element));
  const attributes = await scripts(page).evaluate((tag) =>
    Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value])),
  );
  expect(attributes).toEqual({
    src: `${company}/cdn/booking.js`,
    id: 'booking-elements-js',
    type: 'module',
    async: '',
    'data-no-optimize': '1',
    'data-no-defer': '1',
    'data-no-minify': '1',
    'data-cfasync': 'false',
    'data-jetpack-boost': 'ignore',
    'nitro-exclude': '',
    'data-cookieconsent': 'ignore',
  });
  // Rocket Loader reads no attribute that comes later.
  const names = Object.keys(attributes);
  expect(names.indexOf('data-cfasync')).toBeLessThan(names.indexOf('src'));
});

test('the single file is a classic script', () => {
  const tag = php(`
    add_filter('option_booking_elements', fn() => ['script-url' => 'https://cdn.example.com/1.4.2/booking.bundle.js']);
    echo BookingElements\\script_tag();
  `);
  expect(tag).toMatch(/ defer[^>]* src="https:\/\/cdn\.example\.com\/1\.4\.2\/booking\.bundle\.js"/);
  expect(tag).not.toContain('module');
});

test('an author’s own HTML gets it too, and works', async ({ page }) => {
  await page.goto(
    publish(
      'author',
      `<div data-booking="transfers-box" data-api-base="${company}/widget" data-airport="CZM"><a href="${company}/">Book online</a></div>`,
    ),
  );
  await expect(page.locator('transfers-box').getByLabel('Airport', { exact: true })).toHaveValue(/czm/i);
  await expect(scripts(page)).toHaveCount(1);
});

test('on a list of posts, it comes with the first element', async ({ page }) => {
  useTheme('twentytwentyone');
  php(`set_theme_mod('display_excerpt_or_full_post', 'full');`);
  publish('author', element);
  await page.goto('/');
  await expect(page.locator('transfers-box').first().getByLabel('Airport', { exact: true })).toBeVisible();
  await expect(scripts(page)).toHaveCount(1);
});

test('the site’s language is that of its elements, unless it is left to the visitor', () => {
  const languages = php(`
    $html = fn() => BookingElements\\element_html('transfers-box', []);
    add_filter('locale', fn() => 'es_MX');
    echo $html(), "\\n", BookingElements\\elements_in_words()['transfers-box']['title'];
    add_filter('option_booking_elements', fn($saved) => ['language' => 'visitor'] + $saved);
    echo "\\n", $html();
  `).split('\n');
  expect(languages[0]).toContain(' lang="es"');
  expect(languages[0]).toContain('>Buscar traslados</a>');
  expect(languages[1]).toBe('Buscador de traslados');
  expect(languages[2]).not.toContain(' lang=');
});

test('texts reach the element as they were written', () => {
  const html = php(`
    echo BookingElements\\element_html('transfers-box', ['sales-channel' => 'a%20b+c%2F', 'locale-url' => '/texts/o%C3%B9.json', 'placement' => ' <b>lobby</b> & bar ']);
  `);
  expect(html).toContain(' sales-channel="a%20b+c%2F"');
  expect(html).toContain(' locale-url="/texts/o%C3%B9.json"');
  expect(html).toContain(' placement="lobby &amp; bar"');
});

test('the setting of consent is that of every element', () => {
  const html = php(`
    add_filter('option_booking_elements', fn($saved) => ['consent' => 'auto'] + $saved);
    echo BookingElements\\element_html('activities-list', []), BookingElements\\element_html('booking-engine', ['consent' => 'denied']);
  `);
  expect(html).toMatch(/<activities-list[^>]* consent="auto"/);
  expect(html).toMatch(/<booking-engine[^>]* consent="denied"/);
});

test('every optimiser is told of the script, and of no other', () => {
  const told = JSON.parse(
    php(`
      $lists = [];
      foreach (array_merge(BookingElements\\URL_LISTS, BookingElements\\HANDLE_LISTS) as $hook) $lists[$hook] = apply_filters($hook, ['other.js']);
      $lists['autoptimize_filter_js_exclude'] = explode(', ', apply_filters('autoptimize_filter_js_exclude', 'other.js'));
      $tag = fn($src) => apply_filters('w3tc_minify_js_do_tag_minification', true, "<script src='$src'></script>", null);
      $combined = fn($handle) => apply_filters('js_do_concat', true, $handle);
      echo json_encode(['lists' => $lists, 'combined' => [$combined('other'), $combined('booking-elements')], 'minified' => [$tag('https://a.example/other.js'), $tag('${company}/cdn/booking.js')],
        'consent' => apply_filters('wp_consent_api_registered_booking-elements/booking-elements.php', false)]);
    `),
  ) as { lists: Record<string, string[]>; combined: boolean[]; minified: boolean[]; consent: boolean };
  const path = `${company.replace('http://', '')}/cdn/booking.js`;
  const lists = Object.entries(told.lists);
  expect(lists.length).toBeGreaterThan(15);
  for (const [hook, list] of lists)
    expect(list, hook).toEqual([
      'other.js',
      /^sgo_js|combine_exclude$/.test(hook) ? 'booking-elements' : path,
    ]);
  expect(told.combined).toEqual([true, false]);
  expect(told.minified).toEqual([true, false]);
  expect(told.consent).toBe(true);
});

test('WP Rocket compares its patterns with the path of the script, and matches no other', () => {
  const matches = JSON.parse(
    php(`
      $matches = [];
      foreach (BookingElements\\PATTERN_LISTS as $hook) {
        $pattern = '#' . implode('|', apply_filters($hook, ['other-x.js'])) . '#';
        $matches[] = [preg_match($pattern, '/cdn/booking.js'), preg_match($pattern, '/cdn/bookingxjs')];
      }
      echo json_encode($matches);
    `),
  ) as unknown;
  expect(matches).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

const script = 'script[src*="booking"]';

function scripts(page: Page) {
  return page.locator(script);
}
