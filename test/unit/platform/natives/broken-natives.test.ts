import { expect, test } from 'vitest';
import { objectPrototypeChanges } from '../../../../src/platform/natives/object-prototype-changes.ts';
import { brokenNatives } from '../../../../src/platform/natives/broken-natives.ts';

/** Only for the moment of the question: whoever runs the tests needs these names as well. */
function brokenWhere(taken: Record<string, unknown>): string[] {
  const before = Object.entries(taken).map(
    ([name]) => [name, Reflect.get(globalThis, name) as unknown] as const,
  );
  try {
    for (const [name, value] of Object.entries(taken)) Object.assign(globalThis, { [name]: value });
    return brokenNatives();
  } finally {
    for (const [name, value] of before) Object.assign(globalThis, { [name]: value });
  }
}

test('on a bare page everything works', () => expect(brokenWhere({})).toEqual([]));

test.each([
  ['Map', { zoom: 3 }],
  ['Map', (place: string) => ({ place })],
  ['Set', undefined],
  ['URL', 'https://page.example'],
  [
    'CustomEvent',
    class {
      detail = 'mine';
    },
  ],
  ['Node', {}],
  ['AbortSignal', {}],
  ['clearTimeout', { cleared: 0 }],
])('%s: %o', (name, taken) => {
  // The test's own DOM is made of some of them.
  expect(brokenWhere({ [name]: taken })).toContain(name);
});

test('polyfills work', () => {
  expect(brokenWhere({ Map: class extends Map {}, Promise: class extends Promise<unknown> {} })).toEqual([]);
});

test.each([
  ['signal', 'x', 'addEventListener'],
  ['once', () => true, 'addEventListener'],
  ['value', () => true, 'Object.defineProperty'],
  ['get', 'x', 'Object.defineProperty'],
  ['set', 'x', 'Object.defineProperty'],
  ['writable', 1, 'Object.defineProperty'],
  ['key', () => 1, 'plain objects'],
  ['ref', 'x', 'plain objects'],
  ['then', () => undefined, 'plain objects'],
])('%s in every object: %o breaks %s', (name, value, broken) => {
  const where = whereObjectsHave(name, value, () => [...brokenNatives(), ...objectPrototypeChanges()]);
  expect(where).toEqual(expect.arrayContaining([broken, `Object.prototype.${name}`]));
});

test.each(['extend', 'each', 'length', 'default', 'toJSON', 'name'])(
  '%s in every object breaks nothing',
  (name) => {
    const where = () => [brokenNatives(), objectPrototypeChanges()];
    expect(whereObjectsHave(name, () => undefined, where)).toEqual([[], [`Object.prototype.${name}`]]);
  },
);

test('what is there by itself has not been added', () => expect(objectPrototypeChanges()).toEqual([]));

function whereObjectsHave<Result>(name: string, value: unknown, ask: () => Result): Result {
  const all = Object.prototype as unknown as Record<string, unknown>;
  try {
    all[name] = value;
    return ask();
  } finally {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- the test's table has the names
    delete all[name];
  }
}
