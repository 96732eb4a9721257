import type { ElementOptions } from '../src/schema/element-options.ts';
import { normalApiBase } from './api-base.ts';
import { attributeName } from './attribute-names.ts';
import { color, flag, matching, oneOf, pixels, text, tokensOf, webAddress } from './attribute-rules.ts';
import type { Rule } from './attribute-rules.ts';
import { pageFlag, pageQuery } from './page-query.ts';

/** How each option is read from the attribute or property of its name, and what holds where that says nothing. */
export type OptionTable<Options> = {
  [Name in keyof Options]: { rule: Rule<NonNullable<Options[Name]>>; otherwise: () => Options[Name] };
};

/** For an option that may stay open. */
export const none = (): undefined => undefined;

const language: Rule<'en' | 'es'> = {
  expected: 'one of en, es',
  parse: (raw) => {
    const tag = /^(en|es)([-_]|$)/i.exec(String(raw).trim())?.[1]?.toLowerCase();
    return tag === 'en' || tag === 'es' ? tag : undefined;
  },
};

const serviceAddress: Rule<string> = {
  expected: 'a full web address, such as https://api.example.com/widget',
  parse: normalApiBase,
};

export const commonOptions: OptionTable<ElementOptions> = {
  apiBase: { rule: serviceAddress, otherwise: none },
  lang: { rule: language, otherwise: none },
  currency: {
    rule: matching(/^[a-z]{3}$/i, 'a currency code', (code) => code.toLowerCase()),
    otherwise: none,
  },
  salesChannel: { rule: text, otherwise: () => pageQuery('sc') },
  coupon: { rule: matching(/^.{1,40}$/, 'a coupon code'), otherwise: () => pageQuery('coupon') },
  preview: { rule: flag, otherwise: () => pageFlag('preview') },
  hideOnewayPrices: { rule: flag, otherwise: () => pageFlag('howp') },
  hideRoundtripPrices: { rule: flag, otherwise: () => pageFlag('hrtp') },
  developmentHost: { rule: matching(/^[\w.-]+(:\d+)?$/, 'a host name'), otherwise: none },
  mapsKey: { rule: text, otherwise: none },
  hostedUrl: { rule: webAddress, otherwise: none },
  analytics: { rule: tokensOf('datalayer', 'gtag', 'provider'), otherwise: () => [] },
  cartScope: {
    rule: matching(/^[\w-]{1,32}$/, 'up to 32 letters, digits, _ and -'),
    otherwise: () => 'default',
  },
  storage: { rule: oneOf('session', 'memory'), otherwise: () => 'session' },
  colorScheme: { rule: oneOf('light', 'dark', 'auto', 'inherit'), otherwise: () => 'inherit' },
  primaryColor: { rule: color, otherwise: none },
  backgroundColor: { rule: color, otherwise: none },
  textColor: { rule: color, otherwise: none },
  fontFamily: { rule: text, otherwise: () => 'inherit' },
  radius: { rule: pixels, otherwise: () => 12 },
  density: { rule: oneOf('comfortable', 'compact'), otherwise: () => 'comfortable' },
  nonce: { rule: text, otherwise: none },
};

/** Texts of the host page's own: an object cannot be written in an attribute, so this is a property only. */
export const labelsOption: OptionTable<{ labels: Readonly<Record<string, string>> }> = {
  labels: {
    rule: {
      expected: 'an object of texts, set as a property',
      parse: (raw) => (typeof raw === 'object' ? (raw as Record<string, string>) : undefined),
    },
    otherwise: () => ({}),
  },
};

/** Reads all options of an element; a value that means nothing is told to the page's author once and left out. */
export function parseOptions<Options extends object>(
  tag: string,
  table: OptionTable<Options>,
  read: (attribute: string) => unknown,
): Options {
  const options = {} as Options;
  for (const name of Object.keys(table) as (keyof Options & string)[]) {
    const { rule, otherwise } = table[name];
    const attribute = attributeName(name);
    const raw = read(attribute);
    const isSet = raw !== undefined && raw !== null && raw !== '';
    const value = isSet ? rule.parse(raw) : undefined;
    if (isSet && value === undefined) warnOnce(tag, attribute, raw, rule.expected);
    options[name] = value ?? otherwise();
  }
  return options;
}

const told = new Set<string>();

function warnOnce(tag: string, attribute: string, raw: unknown, expected: string): void {
  const message = `[${tag}] attribute "${attribute}": "${String(raw)}" is not ${expected}`;
  if (told.has(message)) return;
  told.add(message);
  console.warn(message);
}
