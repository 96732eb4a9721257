import { expect, test } from 'vitest';
import { customElementsManifest } from '../../../build/custom-elements-manifest.ts';
import { attributeName } from '../../../src/options/attribute-names.ts';
import { attributesInLink } from '../../../src/options/attributes-in-link.ts';
import { attributesByTag, type Tag } from '../../../src/options/attributes-by-tag.ts';
import { commonAttributes } from '../../../src/options/attributes.ts';
import { isFlag } from '../../../src/options/raw-value.ts';
import { elementOfRoute } from '../../../src/routing/element-of-route.ts';
import { parseHostedLink } from '../../../src/routing/hosted-link.ts';

type Attributes = [name: string, value: string | true][];
type Selection = { tag: string; attributes: Attributes };

const module = '../../../demo/partner/index/link-snippet.js';
const { asLink, whyNoLink } = (await import(module)) as {
  asLink: (selection: Selection & { isCommon: (name: string) => boolean }) => {
    onScript: Attributes;
    href: string;
  };
  whyNoLink: (selection: Selection) => string;
};

const home = 'https://book.example.com/en/';
const commonNames = Object.keys(commonAttributes).map(attributeName);

test.each(Object.keys(attributesByTag) as Tag[])(
  'every attribute of <%s> reaches the element that the link becomes',
  (tag) => {
    const chosen = everyAttribute(tag).filter(([name]) => name !== 'presentation' && name !== 'open');
    const { onScript, href } = link(tag, chosen);
    expect(href).toMatch(/#inline$/);

    const hosted = parseHostedLink(href, new URL(home));
    if (!hosted) throw new Error(`${href} is no link to the hosted page`);
    const made = elementOfRoute(hosted);
    expect(made.tag).toBe(tag);
    const attributes = {
      ...Object.fromEntries(onScript.map(([name, value]) => [name.replace('data-', ''), value])),
      ...attributesInLink(tag, hosted.query),
      ...made.attributes,
      // That of an engine has the whole query.
      ...(tag === 'booking-engine' && { route: hosted.target.publicPath }),
    };
    const { links, ...others } = withFlagsOn(attributes);
    expect({ ...others, 'hosted-url': links }).toEqual(Object.fromEntries(chosen));
  },
);

test('an overlay is a link that stays a link, with its trip and its looks on the script', () => {
  const { onScript, href } = link('booking-engine', [
    ['hosted-url', home],
    ['presentation', 'overlay'],
    ['open', true],
    ['route', '/transfers?airport=CUN'],
    ['adults', '3'],
    ['placement', 'lobby qr'],
  ]);
  expect(href).toBe('https://book.example.com/en/transfers?airport=CUN&placement=lobby+qr');
  expect(onScript).toEqual([
    ['data-links', home],
    ['data-adults', '3'],
  ]);
});

const refused: [tag: Tag, attributes: Record<string, string>, reason: RegExp | ''][] = [
  ['transfers-box', { 'hosted-url': home }, ''],
  ['transfers-box', { 'hosted-url': 'book.example.com' }, /hosted-url/],
  ['transfers-box', {}, /hosted-url/],
  ['activities-list', { 'hosted-url': home, category: 'water' }, ''],
  ['activities-list', { 'hosted-url': home }, /a category/],
  ['activity-quote', { 'hosted-url': home, activity: 'taco-walk' }, /its category/],
  ['booking-engine', { 'hosted-url': home, route: '/activities' }, ''],
  ['booking-engine', { 'hosted-url': home, route: '/activities/water' }, /the element that shows it/],
  ['booking-engine', { 'hosted-url': home, route: '/transfers', presentation: 'overlay' }, ''],
];

test.each(refused)('<%s> with %j as a link: %s', (tag, attributes, reason) => {
  const said = whyNoLink({ tag, attributes: Object.entries(attributes) });
  if (reason === '') expect(said).toBe('');
  else expect(said).toMatch(reason);
});

function link(tag: Tag, attributes: Attributes) {
  return asLink({ tag, attributes, isCommon: (name) => commonNames.includes(name) });
}

/** A valid value for each attribute in the manifest. */
function everyAttribute(tag: Tag): Attributes {
  const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  const { attributes = [] } = elements.find(({ tagName }) => tagName === tag) ?? {};
  return attributes.map(({ name, type: { text } }) => {
    if (isFlag(name)) return [name, true];
    const [, word] = /'([^']*)'/.exec(text) ?? [];
    return [name, values[name] ?? word ?? (text === 'number' ? '3' : 'some-text')];
  });
}

/** Those that are neither a word of a list nor any text. */
const values: Record<string, string> = {
  'hosted-url': home,
  route: '/',
  airport: 'CUN',
  date: '2030-06-11',
  limit: '6',
};

function withFlagsOn(attributes: Record<string, string | true>): Record<string, string | true> {
  const entries = Object.entries(attributes);
  return Object.fromEntries(entries.map(([name, value]) => [name, isFlag(name) ? true : value]));
}
