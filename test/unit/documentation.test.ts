import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cssParts, cssProperties, cssStates } from '../../docs/public-styling.ts';
import { customElementsManifest } from '../../build/custom-elements-manifest.ts';
import { aliases, routes } from '../../src/routing/routes.ts';
import { documentFiles, placeOf, snippets } from '../support/snippets.ts';

const all = snippets();
const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What checks the blocks of each language; all others must say why nothing does. */
const checked = {
  'in a browser': ['html', 'css', 'js', 'http'],
  'by the compiler': ['ts', 'tsx', 'vue'],
  'by test/package/server-recipes.test.ts': ['nginx', 'apache', 'caddyfile'],
  here: ['sh', 'json'],
};

test('every block is checked, or states why not', () => {
  const languages = Object.values(checked).flat();
  const unchecked = all.filter(
    ({ language, notRun, shownFile }) => !notRun && !shownFile && !languages.includes(language),
  );
  expect(unchecked.map((snippet) => `${placeOf(snippet)} ${snippet.language}`)).toEqual([]);
  expect(all.filter(({ notRun }) => notRun).length).toBeLessThan(all.length / 6);
});

test.each(all.filter(({ shownFile }) => shownFile).map((snippet) => [snippet.shownFile, snippet] as const))(
  'the guide shows %s as it is',
  (file = '', { code }) => {
    expect(file).toMatch(/^test\/frameworks\//);
    expect(`${code}\n`).toBe(readFileSync(file, 'utf8'));
  },
);

test('no example holds an empty element: editors and minifiers drop those', () => {
  const tags = 'booking-engine|transfers-box|activities-list|activity-quote';
  const empty = new RegExp(
    `<(${tags})\\b[^>]*>\\s*</\\1>|<(${tags})\\b[^>]*/>|data-booking="[^>]*>\\s*</div>`,
  );
  const examples = all.filter(({ language }) => /^(html|tsx|vue|svelte|astro)$/.test(language));
  expect(examples.filter(({ code }) => empty.test(code)).map(placeOf)).toEqual([]);
  const pages = readdirSync('demo/partner', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join('demo/partner', file));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((file) => empty.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('recipes for content management systems', () => {
  const text = readFileSync('docs/cms-recipes.md', 'utf8');
  const [, wordpress = ''] = text.split('\n## WordPress\n');
  const programs = all.filter(({ language, heading }) => language === 'php' && heading === 'WordPress');

  test('name the WordPress that has what they use, and promise no integrity', () => {
    const since: [used: string, version: string][] = [
      ['wp_enqueue_script_module', '6.5'],
      ["'strategy'", '6.3'],
    ];
    for (const [used, version] of since) {
      const users = programs.filter(({ code }) => code.includes(used));
      expect(users.length, used).toBeGreaterThan(0);
      for (const { code } of users) expect(code).toMatch(new RegExp(`^// WordPress ${version} and newer`));
    }
    expect(programs.filter(({ code }) => code.includes('integrity'))).toEqual([]);
    expect(wordpress).toContain('Neither function can carry `integrity`');
  });

  test('reserve space in a block theme', () => {
    expect(wordpress.split('\n## ')[0]).toMatch(/Block themes[^]*\*\*Wide width\*\*[^]*\*\*Full width\*\*/);
  });

  test('list what each editor keeps, and all keep links', () => {
    const rows = [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
      row.split('|').map((cell) => cell.trim()),
    );
    const [head = [], , ...editors] = rows;
    expect(head.slice(1)).toEqual(['script', 'our tags', '`<div data-booking>`', 'frame', 'link inside']);
    const named = editors.map(([name = '']) => name).join(', ');
    for (const name of [
      'Markdown',
      'CKEditor 5',
      'kses',
      'TinyMCE',
      'Quill',
      'Tiptap',
      'Trix',
      'sanitize-html',
    ])
      expect(named).toContain(name);
    expect(editors.map((cells) => cells.at(-1))).toEqual(editors.map(() => 'yes'));
    expect(editors.every((cells) => cells.length === head.length && !cells.includes(''))).toBe(true);
    const allowing = all.filter(
      ({ file, code }) => file === 'docs/cms-recipes.md' && /div: \[.*'data-?\*'/.test(code),
    );
    expect(allowing.map(({ notRun }) => notRun)).toEqual(['needs sanitize-html', 'needs rehype-sanitize']);
  });
});

test('no example brings our module by next/script, which would preload it as something else', () => {
  expect(all.filter(({ code }) => /['"]next\/script['"]/.test(code)).map(placeOf)).toEqual([]);
  const layouts = all.filter(
    ({ file, heading, code }) => /frameworks/.test(file) && heading === 'Next' && code.includes('<body>'),
  );
  expect(layouts.map(({ code }) => /<script type="module" async src="[^"]+"><\/script>/.test(code))).toEqual([
    true,
  ]);
});

test('commands name scripts that there are', () => {
  const commands = all.filter(({ language }) => language === 'sh').map(({ code }) => code);
  const named = commands.join('\n').matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g);
  const names = [...named].map(([, script, short]) => script ?? short ?? '');
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README names every script', () => {
  const table = readFileSync('README.md', 'utf8').split('## Scripts')[1] ?? '';
  const first = table.match(/^\| `[^|]+/gm) ?? [];
  const named = [...first.join('').matchAll(/`(?:run )?([\w:]+)`/g)].map(([, name = '']) => name);
  const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  expect(named.sort()).toEqual(own.sort());
});

test('README and index lead to every page', () => {
  for (const index of ['README.md', 'docs/README.md']) {
    const text = readFileSync(index, 'utf8');
    const pages = documentFiles.filter((file) => /^docs\/(?!README)[^/]+$/.test(file));
    expect(
      pages.filter((page) => !text.includes(`(${index === 'README.md' ? page : basename(page)})`)),
    ).toEqual([]);
  }
});

test('the index of decisions leads to every decision', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const pages = documentFiles.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !index.includes(`(${basename(page)})`))).toEqual([]);
});

test.each(all.filter(({ language }) => language === 'json').map((one) => [placeOf(one), one.code]))(
  '%s is JSON',
  (_place, code) => {
    expect(() => JSON.parse(code) as unknown).not.toThrow();
  },
);

test('the table of routes is that of the code', () => {
  const rows = readFileSync('docs/routes.md', 'utf8').matchAll(/^\| `(\S+)` +\| `(\S+)`/gm);
  const documented = [...rows].map(([, pattern, name]) => `${pattern} ${name}`);
  const inCode = [
    ...Object.entries(routes).map(([name, { pattern }]) => `${pattern} ${name}`),
    ...aliases.map(({ name, pattern }) => `${pattern} ${name}`),
  ];
  expect(documented.sort()).toEqual(inCode.sort());
});

describe.each(documentFiles)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('events, custom properties, parts and states are those that there are', () => {
    const known = [
      ...elements.flatMap(({ events, tagName }) => [tagName, ...events.map(({ name }) => name)]),
      ...[
        'booking-map',
        'booking-wallet',
        'booking-config',
        'booking-elements',
        'booking-trip',
        'booking-doctor',
      ],
    ];
    const named = text.match(/(?<![-\w./])booking-[a-z]+(-[a-z]+)*(?![-\w]*[./]|: )/g) ?? [];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const properties = cssProperties.map(([name]) => name);
    const namedProperties = text.match(/--booking-[a-z-]*[a-z](?![a-z-])/g) ?? [];
    expect(namedProperties.filter((name) => !(properties as readonly string[]).includes(name))).toEqual([]);
    const parts = [...text.matchAll(/::part\(([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(parts.filter((name) => !cssParts.includes(name))).toEqual([]);
    const states = [...text.matchAll(/:state\(([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(states.filter((name) => !cssStates.some(([state]) => state === name))).toEqual([]);
  });

  test('attributes are used on elements that have them', () => {
    const ofTools = ['data-turbo-permanent', 'hx-preserve'];
    const wrong = elements.flatMap(({ tagName, attributes, events: documented }) => {
      const events = documented.map(({ name }) => name);
      const own = [
        ...attributes.map(({ name }) => name),
        'id',
        'class',
        'slot',
        'style',
        'hidden',
        ...ofTools,
      ];
      const tags = text.matchAll(new RegExp(`<${tagName}\\b([^>{]*)>`, 'g'));
      const places = text.matchAll(new RegExp(`<div([^>]*data-booking="${tagName}"[^>]*)>`, 'g'));
      const written = [
        ...[...tags].map(([, inside = '']) => inside),
        ...[...places].map(([, inside = '']) =>
          inside.replaceAll('data-booking=', 'id=').replaceAll('data-', ''),
        ),
      ];
      return written
        .flatMap(
          (inside) =>
            inside.replaceAll(/"[^"]*"/g, '""').match(/[\w-]+(?==)|(?<=\s)[\w-]+(?=[\s/]|$)/g) ?? [],
        )
        .filter((name) => !own.includes(name) && !events.includes(name.replace(/^on/, '')))
        .map((name) => `${tagName} ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
