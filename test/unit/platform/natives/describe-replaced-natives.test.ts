import { afterEach, expect, test } from 'vitest';
import { describeReplacedNatives } from '../../../../src/platform/natives/describe-replaced-natives.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'CSS') as PropertyDescriptor;

afterEach(() => void Object.defineProperty(globalThis, 'CSS', original));

test.each<[name: string, replacement: PropertyDescriptor]>([
  ['a function of the page', { value: { supports: () => true } }],
  ['nothing', { value: undefined }],
  [
    'a getter that throws',
    {
      get: () => {
        throw new Error('mine');
      },
    },
  ],
])('a native that was replaced by %s is listed', (_name, replacement) => {
  Object.defineProperty(globalThis, 'CSS', { configurable: true, ...replacement });
  expect(describeReplacedNatives()).toMatch(/\bCSS\.supports\b/);
});
