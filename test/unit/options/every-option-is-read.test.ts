import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributesByTag } from '../../../src/options/attributes-by-tag.ts';

test('every option is read outside its table', () => {
  const unread = names().filter((name) => !code.some((text) => reading(name).test(text)));
  expect(unread).toEqual([]);
});

test('the checker knows the ways of reading one', () => {
  const reads = [
    'options.layout',
    'const { mode, layout } = options',
    "read('layout')",
    '({ layout: as }) => as',
  ];
  expect(reads.filter((text) => !reading('layout').test(text))).toEqual([]);
  expect(reading('layout').test("import { x } from '../ui/layout.tsx'; type A = { layoutOf: 1 }")).toBe(
    false,
  );
});

function names(): string[] {
  return [...new Set(Object.values(attributesByTag).flatMap((table) => Object.keys(table)))];
}

/** As a property, taken from an object, or by its name. */
function reading(name: string): RegExp {
  return new RegExp(String.raw`\.${name}\b(?!\.tsx?')|[{,]\s*${name}\s*[,:}=]|'${name}'`);
}

const code = ['src', 'elements', 'hosted'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('options/'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
