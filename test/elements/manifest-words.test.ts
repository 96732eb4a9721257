import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cssParts, cssProperties, cssStates, slots } from '../../build/manifest-words.ts';
import { membersOf } from '../../build/read-declarations.ts';
import { parseOptions } from '../../elements/attributes.ts';
import { engineOptions } from '../../elements/engine-attributes.ts';
import { transfersBoxOptions } from '../../elements/transfers-box-attributes.ts';

const texts = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

test('the custom properties that are told of are those that the style sheets read', () => {
  const read = new Set(texts(/\.css$/).match(/--booking-[\w-]+/g));
  expect(cssProperties.map(([name]) => name).sort()).toEqual([...read].sort());
});

test('no part has a name that partners are not told of', () => {
  const named = texts(/\.tsx$/).matchAll(/\bpart="([\w -]+)"/g);
  const names = [...named].flatMap(([, words = '']) => words.split(' '));
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !cssParts.includes(name))).toEqual([]);
});

test('the slots that are told of are those that the screens have', () => {
  const code = texts(/\.tsx$/);
  const named = [...code.matchAll(/<slot name="([\w-]+)"/g)].map(([, name = '']) => name);
  expect(slots.map(({ name }) => name).sort()).toEqual(['', ...new Set(named)].sort());
});

test('the states that are told of are those that an element can have', () => {
  const type = /type ElementState =\s*([^;]+);/.exec(readFileSync('src/parts/element.ts', 'utf8'))?.[1];
  const names = type?.match(/'([\w-]+)'/g)?.map((name) => name.slice(1, -1));
  expect(cssStates.map(([name]) => name)).toEqual(names);
});

test.each([
  ['booking-engine', engineOptions, ['ElementOptions', 'EngineOptions']],
  ['transfers-box', transfersBoxOptions, ['ElementOptions', 'HandOverOptions', 'TransfersBoxOptions']],
] as const)('the defaults of <%s> that are told of are those that hold', (tag, table, interfaces) => {
  const defaults = parseOptions(tag, table as typeof engineOptions, () => undefined) as unknown as Values;
  for (const option of interfaces.flatMap((name) => membersOf('src/schema/element-options.ts', name))) {
    expect(option.default, `${tag} ${option.name}`).toBe(asWritten(option.name, defaults[option.name]));
  }
});

type Values = Record<string, unknown>;

function asWritten(option: string, value: unknown): unknown {
  if (option === 'analytics') return 'off';
  if (option === 'radius') return `${String(value)}px`;
  return value === false ? undefined : value;
}
