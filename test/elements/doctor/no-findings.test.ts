import { expect, test } from 'vitest';
import { findAll } from '../../../elements/doctor/find.ts';
import { engine, examined, script } from './examination.ts';

type Given = Parameters<typeof examined>[0];

const api = 'https://api.example.com/widget';
const blocked = (directive: string, url: string): Given => ({
  page: { blocked: [{ directive, url, source: '' }] },
});
const withTag = (tag: string): Given => ({ html: script + tag });
const withScript = (tag: string, isDefined = false): Given => ({ html: tag + engine, page: { isDefined } });

test.each<[string, Given]>([
  ['a newer version than the latest', { page: { version: '1.10.0', latestVersion: '1.9.9' } }],
  ['a clock that is a minute off', { page: { apis: [{ apiBase: api, outcome: 'ok', clockAhead: 60_000 }] } }],
  [
    'a consent tool that has let the script run',
    withScript('<script type="module" data-cookieconsent="ignore" src="/booking.js"></script>', true),
  ],
  [
    'attributes of frameworks and of the page',
    withTag(
      engine.replace('api-base', 'data-v-1 v-if="a" :x="1" @click="b" aria-label="Book" class="c" api-base'),
    ),
  ],
  [
    'data of the page on a placeholder',
    withTag(
      '<div data-booking="booking-engine" data-api-base="https://api.example.com/w" data-animate="fade"></div>',
    ),
  ],
  [
    'a script that a policy of the page for something else has blocked',
    blocked('script-src-elem', 'https://ads.example.net/a.js'),
  ],
  [
    'the URL of the hosted page on the hosted page',
    {
      ...withTag(engine.replace('api-base', 'hosted-url="https://www.hotel.example/" api-base')),
      page: { isHostedPage: true },
    },
  ],
  ['a page that only links to or frames the storefront', { html: script, page: { hasLinksOrFrames: true } }],
  ['an elsewhere hidden tag in an article about us', withTag(`<pre>&lt;transfers-box&gt;</pre>${engine}`)],
])('%s is no finding', (_what, given) => {
  expect(findAll(examined(given), 'en')).toEqual([]);
});
