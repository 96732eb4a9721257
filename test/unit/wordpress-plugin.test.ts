import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'wordpress/booking-elements';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const programs = files.filter((file) => !file.startsWith('languages'));

test('each text of the WordPress plugin is in each of its languages', () => {
  const code = programs.map(read).join('\n');
  const calls = code.matchAll(/\b(?:__|esc_html__|esc_html_e)\( ('(?:[^'\\]|\\.)*')/g);
  const texts = [...[...calls].map(([, text = '']) => text), ...namesOfElements()];
  const languages = files.filter((file) => file.startsWith('languages')).map(read);
  expect(texts.length).toBeGreaterThan(40);
  expect(languages.length).toBeGreaterThan(0);
  for (const language of languages)
    expect(
      [...new Set(texts)].filter((text) => !new RegExp(`${literal(text)}\\s+=> '.+'`).test(language)),
    ).toEqual([]);
});

test('the server of a WordPress site asks nobody', () => {
  const requests = /wp_(safe_)?remote_|curl_|fsockopen|WP_Http|file_get_contents\( (?!dirname\( MAIN_FILE)/;
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.filter((file) => requests.test(read(file)))).toEqual([]);
});

test('no file of the plugin runs outside WordPress', () => {
  const guard = /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/;
  expect(files.filter((file) => !guard.test(read(file)))).toEqual([]);
});

test('the version is the same wherever WordPress reads it', () => {
  const [, inHeader] = /Version: +(\S+)/.exec(read('booking-elements.php')) ?? [];
  const [, inReadme] = /Stable tag: (\S+)/.exec(readFileSync(join(folder, 'readme.txt'), 'utf8')) ?? [];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect([inHeader, inReadme]).toEqual([version, version]);
});

/** The titles of the elements and the labels of their attributes, as PHP literals. */
function namesOfElements(): string[] {
  const elements = JSON.parse(readFileSync(join(folder, 'attributes.json'), 'utf8')) as Record<
    string,
    { title: string; attributes: object }
  >;
  return Object.values(elements).flatMap(({ title, attributes }) => [
    `'${title}'`,
    ...Object.keys(attributes).map((name) => `'${labelOf(name)}'`),
  ]);
}

/** As `label_of` in PHP. */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/\b(api|id|url)\b/, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
