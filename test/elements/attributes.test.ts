import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributeName, propertyName } from '../../src/options/attribute-names.ts';
import { attributesByTag } from '../../src/options/attributes-by-tag.ts';
import { commonAttributes } from '../../src/options/attributes.ts';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { commonAttributeNames } from '../../src/options/attribute-lists.ts';
import { parseOptions } from '../../src/options/parse-options.ts';
import { isFlag } from '../../src/options/raw-value.ts';
import { partyFields } from '../../src/schema/party.ts';
import { BookingEngine } from '../../elements/booking-engine.ts';
import { partyCases } from './party-cases.ts';

const engineOptions = attributesByTag['booking-engine'];

type Case = [
  option: keyof EngineOptions,
  otherwise: unknown,
  good: [raw: unknown, value: unknown][],
  bad: unknown[],
];

const anyText: [unknown, unknown][] = [
  [' AB-12 ', 'AB-12'],
  [7, '7'],
];
const colours: [unknown, unknown][] = [
  ['#0a7cff', '#0a7cff'],
  [' rebeccapurple ', 'rebeccapurple'],
];

const cases: Case[] = [
  [
    'apiBase',
    undefined,
    [
      ['https://api.example.com/widget/', 'https://api.example.com/widget'],
      ['HTTPS://API.example.com', 'https://api.example.com'],
      ['http://localhost:8080/w?x=1#y', 'http://localhost:8080/w'],
    ],
    ['/widget', 'api.example.com', 'javascript:alert(1)', 'ftp://x.example', 7],
  ],
  [
    'lang',
    undefined,
    [
      ['en', 'en'],
      ['es-MX', 'es'],
      ['ES_mx', 'es'],
    ],
    ['xx', 'english', 'e'],
  ],
  [
    'localeUrl',
    undefined,
    [
      ['https://cdn.example.com/de.json', 'https://cdn.example.com/de.json'],
      ['own.json', new URL('own.json', document.baseURI).href],
    ],
    ['ftp://cdn.example.com/de.json'],
  ],
  [
    'currency',
    undefined,
    [
      ['USD', 'usd'],
      [' mxn ', 'mxn'],
    ],
    ['dollars', 'US', '$'],
  ],
  [
    'salesChannel',
    undefined,
    [
      [' a+b %20&c#d "é" ', ' a+b %20&c#d "é" '],
      [7, '7'],
    ],
    [{}],
  ],
  [
    'placement',
    undefined,
    [
      ['lobby-qr', 'lobby-qr'],
      ['x'.repeat(64), 'x'.repeat(64)],
      ['🏨'.repeat(64), '🏨'.repeat(64)],
    ],
    ['x'.repeat(65)],
  ],
  ['coupon', undefined, [['WELCOME10', 'WELCOME10']], ['x'.repeat(41)]],
  ['preview', false, [[true, true]], []],
  ['agents', false, [[true, true]], []],
  ['vitals', false, [[true, true]], []],
  ['hideOnewayPrices', false, [[true, true]], []],
  ['hideRoundtripPrices', false, [[true, true]], []],
  [
    'developmentHost',
    undefined,
    [
      ['dev.example.com', 'dev.example.com'],
      ['localhost:3000', 'localhost:3000'],
    ],
    ['https://dev', 'a b'],
  ],
  ['mapsKey', undefined, anyText, [true]],
  [
    'hostedUrl',
    undefined,
    [['https://book.example.com/x?y=1', 'https://book.example.com/x?y=1']],
    ['book.example.com', 'javascript:alert(1)'],
  ],
  ['consent', undefined, [['AUTO', 'auto']], ['yes', 'true']],
  [
    'analytics',
    [],
    [
      ['datalayer gtag', ['datalayer', 'gtag']],
      ['GTAG, provider', ['gtag', 'provider']],
      ['off', []],
      [['provider'], ['provider']],
    ],
    ['facebook', 'gtag facebook', 7],
  ],
  ['cartScope', 'default', [['hotel-1_a', 'hotel-1_a']], ['a b', 'x'.repeat(33), 'é']],
  ['storage', 'session', [['memory', 'memory']], ['local']],
  [
    'colorScheme',
    'inherit',
    [
      ['dark', 'dark'],
      ['LIGHT', 'light'],
      ['auto', 'auto'],
    ],
    ['night'],
  ],
  ['primaryColor', undefined, colours, ['not a colour', 7]],
  ['backgroundColor', undefined, colours, ['not a colour']],
  ['textColor', undefined, colours, ['not a colour']],
  ['fontFamily', 'inherit', [['Georgia, serif', 'Georgia, serif']], [true]],
  [
    'radius',
    12,
    [
      ['8px', 8],
      ['0', 0],
      [4.5, 4.5],
    ],
    ['1em', '-3px', 'round'],
  ],
  ['density', 'comfortable', [['compact', 'compact']], ['tight']],
  ['nonce', undefined, anyText, [true]],
  ['route', '/', [['/transfers?airport=CUN', '/transfers?airport=CUN']], ['transfers', 7]],
  [
    'routing',
    'memory',
    [
      ['hash', 'hash'],
      ['query', 'query'],
      ['path', 'path'],
    ],
    ['history'],
  ],
  ['routeParam', 'booking', [['b', 'b']], ['a b', 'x&y']],
  ['navigation', 'full', [['none', 'none']], ['hidden']],
  ['presentation', 'inline', [['overlay', 'overlay']], ['modal']],
  ['open', false, [[true, true]], []],
  ['mode', undefined, [['p2p', 'P2P']], ['A2A']],
  ['airport', undefined, [['cun', 'CUN']], ['Cancun', 'C1N']],
  ['from', undefined, anyText, [{}]],
  ['to', undefined, anyText, [{}]],
  ...partyFields.map((field): Case => [field, undefined, partyCases[field].good, partyCases[field].bad]),
  ['date', undefined, [['2028-02-29', '2028-02-29']], ['2027-02-29', '1/2/2027']],
  ['lock', [], [['to, Adults', ['to', 'adults']]], ['everything']],
  ['prefill', undefined, [['Query', 'query']], ['url']],
];

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
  expect(cases.map(([option]) => option).sort()).toEqual(options);
  const attributes = BookingEngine.observedAttributes.filter((attribute) => attribute !== 'labels');
  expect(attributes.map(propertyName).sort()).toEqual(options);
  expect(Object.keys(commonAttributes).map(attributeName)).toEqual(
    commonAttributeNames.filter((attribute) => attribute !== 'labels'),
  );
});

describe.each(cases)('%s', (option, otherwise, good, bad) => {
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
