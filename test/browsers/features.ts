import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../build/oldest-browsers.ts';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const { api, css, javascript } = JSON.parse(readFileSync(file, 'utf8')) as CompatData;
const builtins = javascript.builtins ?? {};
const properties = css.properties ?? {};
const types = css.types ?? {};

/** A browser feature, by its name on MDN. */
export interface Feature {
  name: string;
  isTooNew: boolean;
}

type Found = Feature | undefined;

/** A global of the language or of the browser: `Iterator`, `CookieStore`. */
export function globalFeature(name: string): Found {
  return described(name, own(builtins, name) ?? own(api, name));
}

/** A static member: `URL.parse`. */
export function staticFeature(global: string, member: string): Found {
  const found = own(own(api, global), `${member}_static`) ?? own(own(builtins, global), member);
  return described(`${global}.${member}`, found);
}

/** A member known by name alone: too new if it is too new in everything that has one of that name. */
export function memberFeature(name: string): Found {
  const all = membersByName.get(name);
  return all && { name: `.${name}`, isTooNew: all.every(isTooNew) };
}

export function propertyFeature(property: string): Found {
  return described(property, own(properties, property));
}

export function valueFeature(property: string, value: string): Found {
  return described(`${property}: ${value}`, own(own(properties, property), value));
}

export function atRuleFeature(rule: string): Found {
  return described(`@${rule}`, own(css['at-rules'], rule));
}

export function selectorFeature(selector: string): Found {
  return described(`:${selector}`, own(css.selectors, selector));
}

/** A function in a value; colours made from other colours count as functions of their own. */
export function functionFeature(name: string, isRelative: boolean): Found {
  const color = own(own(types, 'color'), name);
  if (isRelative) return described(`${name}(from …)`, own(color, 'relative_syntax'));
  return described(`${name}()`, color ?? own(types, name));
}

function described(name: string, found: Identifier | undefined): Found {
  return found?.__compat && { name, isTooNew: isTooNew(found) };
}

function isTooNew({ __compat: compat }: Identifier): boolean {
  return Object.entries(oldestBrowsers).some(([browser, oldest]) => {
    const given = compat?.support[browser as keyof typeof oldestBrowsers];
    const statements: (SimpleSupportStatement | undefined)[] = Array.isArray(given) ? given : [given];
    return !statements.some((statement) => statement && isIn(statement, oldest));
  });
}

/** Without a flag or a prefix. */
function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  oldest: number,
): boolean {
  if (version_removed || flags || prefix || alternative_name || typeof version_added !== 'string')
    return false;
  return parseFloat(version_added.replace('≤', '')) <= oldest;
}

function own(of: object | undefined, name: string): Identifier | undefined {
  return of && Object.hasOwn(of, name) ? (Reflect.get(of, name) as Identifier) : undefined;
}

const membersByName = new Map<string, Identifier[]>();
for (const group of [api, builtins]) {
  for (const type of Object.values(group)) {
    for (const [name, member] of Object.entries(type as object) as [string, Identifier][]) {
      if (name === '__compat' || name.endsWith('_static') || !member.__compat) continue;
      membersByName.set(name, [...(membersByName.get(name) ?? []), member]);
    }
  }
}
