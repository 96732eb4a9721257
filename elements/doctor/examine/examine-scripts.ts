import { parseUrl } from '../../../src/lib/parse-url.ts';
import type { ExaminedScript } from './examination.ts';

/** Our files, whatever folder and query they are published under. */
const kinds: readonly [pattern: RegExp, kind: ExaminedScript['kind']][] = [
  [/\/booking\.js$/, 'module'],
  [/\/booking\.bundle\.js$/, 'bundle'],
];

/** Where optimisers and consent tools put the URL of a script that they hold back. */
const URL_ATTRIBUTES = [
  'src',
  'data-src',
  'data-rocket-src',
  'data-litespeed-src',
  'data-lazy-src',
  'data-cmp-src',
  'data-cookieblock-src',
  'data-cookie-src',
  'data-suppressedsrc',
  'data-usercentrics-src',
  'suppressedsrc',
];

/** Reads our script tags from a document. `base` resolves relative URLs. */
export function examineScripts(root: ParentNode, base: string): ExaminedScript[] {
  return [...root.querySelectorAll('script')].flatMap((script) => {
    const found = URL_ATTRIBUTES.flatMap((name) => {
      const url = parseUrl(script.getAttribute(name) ?? '', base);
      const kind = kinds.find(([pattern]) => url && pattern.test(url.pathname))?.[1];
      return url && kind ? [{ url: url.href, kind }] : [];
    })[0];
    if (!found) return [];
    const type = (script.getAttribute('type') ?? '').trim().toLowerCase();
    const rewrittenBy = optimiserOf(script, type);
    return [
      { ...found, type, rewrittenBy, heldBackBy: rewrittenBy ? undefined : consentMarkOf(script, type) },
    ];
  });
}

/** The optimisers whose traces are on a page, whichever script they concern. */
export function examineOptimisers(root: ParentNode): string[] {
  const traces: readonly [selector: string, name: string][] = [
    ['script[src*="rocket-loader"], script[data-cf-settings]', 'Rocket Loader'],
    ['script[type="rocketlazyloadscript"], script[src*="/cache/min/"], script[data-rocket-src]', 'WP Rocket'],
    ['script[src*="autoptimize"]', 'Autoptimize'],
    ['script[type="litespeed/javascript"], script[src*="/litespeed/"]', 'LiteSpeed Cache'],
  ];
  return traces.filter(([selector]) => root.querySelector(selector)).map(([, name]) => name);
}

function optimiserOf(script: Element, type: string): string | undefined {
  if (type === 'rocketlazyloadscript' || script.hasAttribute('data-rocket-src')) return 'WP Rocket';
  if (type === 'text/rocketscript' || /^[0-9a-f]{20,}-/.test(type)) return 'Rocket Loader';
  if (type === 'litespeed/javascript' || script.hasAttribute('data-litespeed-src')) return 'LiteSpeed Cache';
  if (script.hasAttribute('data-ao-defer') || script.hasAttribute('data-ao-src')) return 'Autoptimize';
  return undefined;
}

/** Attributes by which consent tools know the scripts that they hold back. */
const CONSENT_MARKS =
  /^data-(cookieconsent|cookieblock-src|cookiecategory|cookie-consent|cookie-src|category|categories|cmp-|usercentrics|borlabs|consent|service|suppressedsrc)/;
const CONSENT_CLASSES = /\b(optanon-category|cmplz|cky|iub|_iub_cs_activate|klaro|didomi|termly)[\w-]*/;

/** What shows that a consent tool holds a script back; undefined if none does. */
function consentMarkOf(script: Element, type: string): string | undefined {
  if (script.getAttribute('data-cookieconsent') === 'ignore') return undefined;
  const mark = script.getAttributeNames().find((name) => CONSENT_MARKS.test(name));
  const isHeld = type === 'text/plain' || !script.hasAttribute('src');
  if (mark !== undefined && isHeld) return `${mark}="${script.getAttribute(mark) ?? ''}"`;
  const group = CONSENT_CLASSES.exec(script.getAttribute('class') ?? '')?.[0];
  if (group !== undefined && isHeld) return `class="${group}"`;
  return type === 'text/plain' ? 'type="text/plain"' : undefined;
}
