import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributeName, propertyName } from '../../src/options/attribute-names.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { commonAttributes } from '../../src/options/attributes.ts';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { commonAttributeNames } from '../../src/options/attribute-lists.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { isFlag } from '../../src/options/raw-value.ts';
import { BookingEngine } from '../../elements/booking-engine.ts';
import { attributeCases } from './attribute-cases.ts';

const engineOptions = attributesByTag['booking-engine'];

let warn: ReturnType<typeof vi.spyOn>;
let turn = 0;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => /^(#\w{6}|rebeccapurple)$/.test(value) });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every call uses a new tag, because a warning appears once per tag, attribute and value. */
function parse(values: Partial<Record<keyof EngineOptions, unknown>>, tag = `test-${++turn}`): EngineOptions {
  return parseOptions(
    engineOptions,
    (attribute) => values[propertyName(attribute) as keyof EngineOptions],
    tag,
  );
}

test('every option has a case here, and every attribute of the element is an option', () => {
  const options = Object.keys(engineOptions).sort();
  expect(attributeCases.map(([option]) => option).sort()).toEqual(options);
  const attributes = BookingEngine.observedAttributes.filter((attribute) => attribute !== 'labels');
  expect(attributes.map(propertyName).sort()).toEqual(options);
  expect(Object.keys(commonAttributes).map(attributeName)).toEqual(
    commonAttributeNames.filter((attribute) => attribute !== 'labels'),
  );
});

describe.each(attributeCases)('%s', (option, otherwise, good, bad) => {
  test('has its default if it is missing, blank or removed, without a warning', () => {
    for (const raw of [undefined, null, '', ' ']) expect(parse({ [option]: raw })[option]).toEqual(otherwise);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(good)('%j is %j', (raw, value) => {
    expect(parse({ [option]: raw })[option]).toEqual(value);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(bad.map((raw) => ({ raw })))('$raw logs a warning and falls back to the default', ({ raw }) => {
    expect(parse({ [option]: raw }, `bad-${option}-${String(raw)}`)[option]).toEqual(otherwise);
    parse({ [option]: raw }, `bad-${option}-${String(raw)}`);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`attribute "${attributeName(option)}": "${String(raw)}" is not `),
    );
  });
});

test('the warning names the element, the attribute, the value and what is allowed', () => {
  parse({ density: 'tight' }, 'booking-engine');
  expect(warn).toHaveBeenCalledWith(
    '[booking-engine] attribute "density": "tight" is not one of comfortable, compact',
  );
});

test.each([
  [
    '?preview&howp=1&hrtp=true&sc=hotel&coupon=SUN',
    { preview: true, hideOnewayPrices: true, hideRoundtripPrices: true, coupon: 'SUN' },
    'hotel',
  ],
  [
    '?preview=0&howp=false',
    { preview: false, hideOnewayPrices: false, hideRoundtripPrices: false },
    undefined,
  ],
])('the page query %s is the default of what it names', (query, options, salesChannel) => {
  vi.stubGlobal('location', { search: query });
  expect(parse({})).toMatchObject(options);
  expect(parse({}).salesChannel).toBe(salesChannel);
  expect(parse({ preview: false, salesChannel: 'own' })).toMatchObject({
    preview: false,
    salesChannel: 'own',
  });
});

test('flags are the boolean attributes', () => {
  const flags = Object.keys(engineOptions).filter((option) => isFlag(attributeName(option)));
  expect(flags).toEqual(['preview', 'hideOnewayPrices', 'hideRoundtripPrices', 'agents', 'vitals', 'open']);
});
