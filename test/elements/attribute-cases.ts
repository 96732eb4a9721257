import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import { partyFields } from '../../src/schema/party.ts';
import { partyCases } from './party-cases.ts';

/** What an option is without a value, and what is made of raw values. */
export type AttributeCase = [
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

export const attributeCases: AttributeCase[] = [
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
  ...partyFields.map((field): AttributeCase => [
    field,
    undefined,
    partyCases[field].good,
    partyCases[field].bad,
  ]),
  ['date', undefined, [['2028-02-29', '2028-02-29']], ['2027-02-29', '1/2/2027']],
  ['lock', [], [['to, Adults', ['to', 'adults']]], ['everything']],
  ['prefill', undefined, [['Query', 'query']], ['url']],
];
