import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CurrencyCodeSchema } from '../../../src/schema/currency-code-schema.ts';

test.each([
  ['usd', 'usd'],
  ['MXN', 'mxn'],
  [' Eur ', 'eur'],
  ['us', undefined],
  ['dollars', undefined],
  ['', undefined],
  [7, undefined],
])('%j is kept as %j', (written, code) => {
  const { success, output } = v.safeParse(CurrencyCodeSchema, written);
  expect(success ? output : undefined).toBe(code);
});
