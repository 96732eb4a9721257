import { expect, test } from 'vitest';
import { findAll } from '../../../elements/doctor/find.ts';
import { rules } from '../../../elements/doctor/rules/rules.ts';
import { engine, examined, script } from './examination.ts';

type Given = Parameters<typeof examined>[0];

const api = 'https://api.example.com/widget';
const box = (facts: object): Given => ({ live: { box: { width: 800, ...facts } } });
const answer = (outcome: 'no-cors' | 'html' | 'not-found' | 'wrong' | 'unreachable' | 'failing'): Given => ({
  page: { apis: [{ apiBase: api, outcome, status: 404 }] },
});
const german = 'https://www.hotel.example/de.json';
const localeFile = (facts: object): Given => ({
  page: { localeFiles: [{ url: german, isUsed: true, missing: 0, ignored: 0, ...facts }] },
});
const blocked = (directive: string, url: string): Given => ({
  page: { blocked: [{ directive, url, source: '' }] },
});
const withTag = (tag: string): Given => ({ html: script + tag });
const withScript = (tag: string, isDefined = false): Given => ({ html: tag + engine, page: { isDefined } });

/** What brings each code about, and what it is then said to be about. */
const cases: [code: string, given: Given, subject: string][] = [
  [
    'csp-script',
    blocked('script-src-elem', 'https://cdn.example.com/v1/booking.js'),
    'https://cdn.example.com/v1/booking.js',
  ],
  ['csp-style', { page: { blocksInlineStyles: true } }, 'page'],
  ['csp-connect', blocked('connect-src', `${api}/settings`), `${api}/settings`],
  ['csp-img', blocked('img-src', 'https://api.example.com/logo.svg'), 'https://api.example.com/logo.svg'],
  ['trusted-types', { page: { forbidsTrustedTypesPolicy: true } }, 'page'],
  ['api-cors', answer('no-cors'), api],
  ['api-html', answer('html'), api],
  ['api-base-wrong', answer('not-found'), api],
  ['api-base-wrong', answer('wrong'), api],
  [
    'api-base-wrong',
    withTag('<booking-engine api-base="/widget"><a></a></booking-engine>'),
    'booking-engine',
  ],
  ['api-unreachable', answer('unreachable'), api],
  ['api-failing', answer('failing'), api],
  ['api-base-missing', withTag('<booking-engine><a></a></booking-engine>'), 'booking-engine'],
  [
    'api-mixed-content',
    withTag('<booking-engine api-base="http://api.example.com/w"></booking-engine>'),
    'booking-engine',
  ],
  [
    'sandbox-in-production',
    withTag('<booking-engine api-base="https://sandbox.example.com/w"></booking-engine>'),
    'booking-engine',
  ],
  [
    'sandbox-in-production',
    withTag('<booking-engine api-base="http://localhost:3000/w"></booking-engine>'),
    'booking-engine',
  ],
  ['clock-wrong', { page: { apis: [{ apiBase: api, outcome: 'ok', clockAhead: 3_600_000 }] } }, 'page'],
  [
    'hosted-url-wrong',
    withTag(`<booking-engine api-base="${api}" hosted-url="/book"></booking-engine>`),
    'booking-engine',
  ],
  [
    'hosted-url-wrong',
    withTag(`<booking-engine api-base="${api}" hosted-url="https://www.hotel.example/"></booking-engine>`),
    'booking-engine',
  ],
  [
    'attribute-unknown',
    withTag(`<transfers-box id="a" api-base="${api}" air-port="CUN"></transfers-box>`),
    'transfers-box#a',
  ],
  [
    'attribute-value',
    withTag(`<transfers-box api-base="${api}" date="31/01/2027"></transfers-box>`),
    'transfers-box',
  ],
  [
    'attribute-value',
    {
      html: `${script}<transfers-box api-base="${api}" currency="GBP"></transfers-box>`,
      page: { apis: [{ apiBase: api, outcome: 'ok', currencies: ['usd'] }] },
    },
    'transfers-box',
  ],
  ['activity-missing', withTag(`<activity-quote api-base="${api}"></activity-quote>`), 'activity-quote'],
  ['tag-missing', withTag('<p>Hotel</p>'), 'page'],
  ['tag-in-p', withTag(`<p>${engine}</p>`), 'booking-engine'],
  [
    'tag-self-closed',
    withTag(`<booking-engine api-base="${api}" /><footer>Hotel</footer>`),
    'booking-engine',
  ],
  [
    'tag-unclosed',
    withTag(`<booking-engine api-base="${api}"><a>Book</a><footer>Hotel</footer>`),
    'booking-engine',
  ],
  [
    'placeholder-unknown',
    withTag('<div data-booking="transfer-box"><a></a></div>'),
    'div[data-booking="transfer-box"]',
  ],
  [
    'link-unknown',
    { page: { unfillableLinks: ['https://book.example.com/x#inline'] } },
    'https://book.example.com/x#inline',
  ],
  ['script-missing', { html: engine, page: { isDefined: false } }, 'page'],
  ['script-not-run', { page: { isDefined: false } }, 'https://cdn.example.com/v1/booking.js'],
  [
    'script-type-lost',
    withScript('<script src="/booking.js"></script>', true),
    'https://www.hotel.example/booking.js',
  ],
  [
    'script-held-back',
    withScript('<script type="text/plain" data-cookieconsent="statistics" src="/booking.js"></script>'),
    'https://www.hotel.example/booking.js',
  ],
  [
    'script-held-back',
    withScript('<script type="text/plain" data-cmp-src="/booking.js" data-cmp-vendor="s1"></script>'),
    'https://www.hotel.example/booking.js',
  ],
  [
    'script-held-back',
    withScript('<script type="text/plain" data-cookieblock-src="/booking.js"></script>'),
    'https://www.hotel.example/booking.js',
  ],
  [
    'script-rewritten',
    withScript('<script type="rocketlazyloadscript" data-rocket-src="/booking.js"></script>'),
    'https://www.hotel.example/booking.js',
  ],
  [
    'script-rewritten',
    withScript('<script type="4f2a0c9d8e7b6a5f4e3d2c1b-module" src="/booking.js"></script>'),
    'https://www.hotel.example/booking.js',
  ],
  ['script-rewritten', { html: engine, page: { isDefined: false, optimisers: ['Autoptimize'] } }, 'page'],
  [
    'script-twice',
    withTag(script.replace('booking.js', 'booking.bundle.js') + engine),
    'https://cdn.example.com/v1/booking.bundle.js',
  ],
  ['version-conflict', { page: { ignoredVersion: '1.3.0' } }, 'page'],
  ['script-late', { page: { scriptDelay: 3200 } }, 'page'],
  ['version-old', { page: { latestVersion: '1.10.0' } }, 'page'],
  [
    'service-worker-cache',
    { page: { isScriptInWorkerCache: true } },
    'https://cdn.example.com/v1/booking.js',
  ],
  ['no-room-reserved', { live: { shift: 0.2 } }, 'booking-engine'],
  ['no-size', box({ width: 12 }), 'booking-engine'],
  ['hidden', box({ hiddenBy: 'display: none' }), 'booking-engine'],
  ['clipped', box({ clippedBy: 'div.hero' }), 'booking-engine'],
  ['transformed', box({ transformedBy: 'div.hero' }), 'booking-engine'],
  ['inert', box({ inertBy: 'main' }), 'booking-engine'],
  ['contrast', box({ contrast: 1.8 }), 'booking-engine'],
  ['native-broken', { page: { brokenNatives: ['Map'] } }, 'page'],
  ['native-replaced', { page: { replacedNatives: ['fetch'] } }, 'page'],
  [
    'name-taken',
    {
      html: script + engine.replace('api-base', 'analytics="gtag" api-base'),
      page: { globals: { gtag: 'element' } },
    },
    'gtag',
  ],
  [
    'analytics-absent',
    withTag(engine.replace('api-base', 'analytics="datalayer" api-base')),
    'booking-engine',
  ],
  [
    'consent-undecided',
    {
      html: script + engine.replace('api-base', 'consent="auto" api-base'),
      page: { isConsentDecided: false },
    },
    'booking-engine',
  ],
  ['locale-url-wrong', localeFile({ isUsed: false }), german],
  ['locale-incomplete', localeFile({ missing: 3 }), german],
  ['links-wrong', { page: { invalidLinks: '/book' } }, 'page'],
  ['maps-key-refused', { page: { refusedMapsService: 'Routes API' } }, 'page'],
  ['storage-denied', { page: { isStorageDenied: true } }, 'page'],
  ['element-error', { live: { state: 'error' } }, 'booking-engine'],
  [
    'frame-without-host',
    { page: { lonelyFrames: ['https://book.example.com/'] } },
    'https://book.example.com/',
  ],
  [
    'parent-not-allowed',
    { page: { parent: { origin: 'https://www.hotel.example', isAllowed: false } } },
    'page',
  ],
  [
    'parent-not-allowed',
    { page: { silentFrames: ['https://book.example.com/'] } },
    'https://book.example.com/',
  ],
];

test.each(cases)('%s is found', (code, given, subject) => {
  const findings = findAll(examined(given), 'en');
  expect(findings.map((finding) => [finding.code, finding.subject])).toContainEqual([code, subject]);
});

test('every code is brought about above, but for what only the text of a page shows', () => {
  const shown = cases.map(([code]) => code);
  expect(rules.map(({ code }) => code).filter((code) => !shown.includes(code))).toEqual(['tag-encoded']);
});

test('a page on which all is well has no findings', () => {
  expect(findAll(examined({}), 'en')).toEqual([]);
});

test.each(['en', 'es'] as const)('in %s, every gap of the words is filled', (language) => {
  const findings = cases.flatMap(([, given]) => findAll(examined(given), language));
  expect(findings.filter(({ message, fix }) => /\{\w+\}/.test(message + fix))).toEqual([]);
});

test('errors come before warnings, warnings before hints', () => {
  const findings = findAll(
    examined({ page: { replacedNatives: ['fetch'], isStorageDenied: true }, live: { state: 'error' } }),
    'en',
  );
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'hint']);
});

test('a misspelled attribute is named with the one that was meant', () => {
  const tag = engine.replace('api-base', 'primarycolor="red" api-base');
  const [finding] = findAll(examined(withTag(tag)), 'en');
  expect(finding).toEqual({
    code: 'attribute-unknown',
    severity: 'warning',
    subject: 'booking-engine',
    message: 'The element has no attribute “primarycolor”, which is ignored.',
    fix: 'Did you mean “primary-color”? docs/elements.md lists all attributes.',
  });
});
