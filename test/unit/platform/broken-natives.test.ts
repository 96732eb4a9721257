import { expect, test } from 'vitest';
import { brokenNatives } from '../../../src/platform/broken-natives.ts';

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
  ['Headers', () => ({})],
  [
    'CustomEvent',
    class {
      detail = 'mine';
    },
  ],
  ['Node', {}],
])('%s: %o', (name, taken) => {
  // The test's own DOM is made of some of them.
  expect(brokenWhere({ [name]: taken })).toContain(name);
});

test('polyfills work', () => {
  expect(brokenWhere({ Map: class extends Map {}, Promise: class extends Promise<unknown> {} })).toEqual([]);
});
