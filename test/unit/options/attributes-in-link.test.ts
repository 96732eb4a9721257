import { expect, test } from 'vitest';
import { attributesInLink, commonAttributesInLink } from '../../../src/options/attributes-in-link.ts';
import type { Tag } from '../../../src/options/attributes-by-tag.ts';

test.each<[Tag, string, Record<string, string>]>([
  [
    'transfers-box',
    'airport=cun&adults=3&date=2027-01-31',
    { airport: 'cun', adults: '3', date: '2027-01-31' },
  ],
  ['transfers-box', 'from=1&to=2&searchMode=H2A&kids=1', { from: '1', to: '2', mode: 'H2A', kids: '1' }],
  ['transfers-box', 'mode=P2P&searchMode=H2A', { mode: 'P2P' }],
  [
    'transfers-box',
    'sc=a+b&placement=lobby&howp&hrtp=0',
    { 'sales-channel': 'a b', placement: 'lobby', 'hide-oneway-prices': '' },
  ],
  [
    'transfers-box',
    'primary-color=teal&radius=4&lang=es',
    { 'primary-color': 'teal', radius: '4', lang: 'es' },
  ],
  ['transfers-box', 'primaryColor=teal', { 'primary-color': 'teal' }],
  [
    'activities-list',
    'destination=3&featured&limit=4&airport=CUN',
    { destination: '3', featured: '', limit: '4' },
  ],
  ['activity-quote', 'rate=7&limit=4', { rate: '7' }],
  ['booking-engine', 'navigation=none&adults=4', { navigation: 'none', adults: '4' }],
])('on <%s>, ?%s', (tag, query, attributes) => {
  expect(attributesInLink(tag, new URLSearchParams(query))).toEqual(attributes);
});

test.each<[Tag, string]>([
  ['transfers-box', 'adults=-1&kids=many&date=2027-02-30&airport=Cancun&mode=X2Y&layout=grid'],
  ['transfers-box', 'lang=tlh&currency=dollars&radius=4em&color-scheme=sepia&airport=&lock=airport,seat'],
  ['transfers-box', 'onclick=alert(1)&style=position:fixed&id=x&class=y&slot=z&is=w&innerHTML=%3Cb%3E'],
  ['transfers-box', '__proto__=1&constructor=2&toString=3'],
  [
    'transfers-box',
    'api-base=https://evil.example&apiBase=https://evil.example&hosted-url=https://evil.example',
  ],
  [
    'transfers-box',
    'development-host=evil.example&maps-key=k&analytics=gtag&nonce=n&storage=memory&cart-scope=x',
  ],
  ['booking-engine', 'route=/extras&routing=hash&route-param=x&presentation=overlay&open'],
])('a link cannot set this on <%s>: ?%s', (tag, query) => {
  expect(attributesInLink(tag, new URLSearchParams(query))).toEqual({});
});

test('an overlay takes from a link only what all elements have: the rest is in its route', () => {
  const query = new URLSearchParams('airport=CUN&sc=x&lang=es');
  expect(commonAttributesInLink(query)).toEqual({ 'sales-channel': 'x', lang: 'es' });
});
