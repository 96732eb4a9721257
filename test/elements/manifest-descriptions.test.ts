import { partyFields } from '../../src/schema/party.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cssParts, cssProperties, cssStates, slots } from '../../docs/public-styling.ts';
import { attributesOf } from '../../build/attribute-declarations.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { parseOptions } from '../../src/options/parse-options.ts';

const texts = (ending: RegExp) =>
  ['src', 'elements']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .join('\n');

test('the documented custom properties are those that the style sheets read', () => {
  const read = new Set(texts(/\.css$/).match(/--booking-[\w-]+/g));
  expect(cssProperties.map(([name]) => name).sort()).toEqual([...read].sort());
});

test('every part is documented', () => {
  const named = texts(/\.tsx$/).matchAll(/\bpart="([\w -]+)"/g);
  const names = [...named].flatMap(([, words = '']) => words.split(' '));
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !cssParts.includes(name))).toEqual([]);
});

test('the documented slots are those that the screens have', () => {
  const code = texts(/\.tsx$/);
  const named = [...code.matchAll(/<slot name="([\w-]+)"/g)].map(([, name = '']) => name);
  expect(slots.map(({ name }) => name).sort()).toEqual(['', ...new Set(named)].sort());
});

test('the documented states are those that an element can have', () => {
  const type = /type ElementState =\s*([^;]+);/.exec(
    readFileSync('src/shared/host/element-host.ts', 'utf8'),
  )?.[1];
  const names = type?.match(/'([\w-]+)'/g)?.map((name) => name.slice(1, -1));
  expect(cssStates.map(([name]) => name)).toEqual(names);
});

test.each(['booking-engine', 'transfers-box'] as const)(
  'the defaults of <%s> in the manifest are those that apply',
  (tag) => {
    const table = attributesByTag[tag] as (typeof attributesByTag)['booking-engine'];
    const defaults = parseOptions(table, () => undefined, tag) as unknown as Values;
    for (const option of attributesOf(tag).filter(({ name }) => !trip.includes(name))) {
      expect(option.defaultValue, `${tag} ${option.name}`).toBe(
        asWritten(option.name, defaults[option.name]),
      );
    }
  },
);

/** What their syntax says about them. */
const trip = ['mode', 'airport', 'from', 'to', ...partyFields, 'date'];

type Values = Record<string, unknown>;

function asWritten(option: string, value: unknown): unknown {
  if (option === 'analytics') return 'off';
  if (option === 'lock') return undefined;
  if (option === 'radius') return `${String(value)}px`;
  if (typeof value === 'number') return String(value);
  return value === false ? undefined : value;
}
