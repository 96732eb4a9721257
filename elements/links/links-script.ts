import { attributeName } from '../../src/options/attribute-names.ts';
import { attributesByTag, type Tag } from '../../src/options/attributes-by-tag.ts';
import { parseUrl, parseWebUrl } from '../../src/lib/parse-url.ts';

/** The script that makes links open the storefront. */
export interface LinksScript {
  /** The URL of the hosted page that the links lead to. */
  home: URL;
  /** The attributes that the script gives to an element that is made for a link. */
  attributesOf: (tag: Tag) => Record<string, string>;
}

/** Finds `booking.js` or `booking.bundle.js` with `data-links`. A mistake in that attribute logs a warning. */
export function findLinksScript(): LinksScript | undefined {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-links]')];
  const script = scripts.find(isOurs);
  const [text = ''] = (script ? [script] : scripts).map(({ dataset }) => dataset.links);
  const home = parseWebUrl(text);
  if (script && home) return { home, attributesOf: (tag) => attributesFor(tag, script, home) };
  if (script) console.warn(`[data-links] "${text}" is not the absolute URL of the hosted page`);
  else if (home) console.warn('[data-links] belongs on the script booking.js or booking.bundle.js');
  return undefined;
}

/** A module cannot ask which script it is, so the name of the file tells. */
function isOurs({ src }: HTMLScriptElement): boolean {
  return /\/booking(\.bundle)?\.js$/.test(parseUrl(src)?.pathname ?? '');
}

/** Only the attributes of the element: the script may also have those of other programs. */
function attributesFor(tag: Tag, script: HTMLScriptElement, home: URL): Record<string, string> {
  const attributes: Record<string, string> = { 'hosted-url': home.href };
  // Under a content security policy, only the property still has the nonce.
  if (script.nonce) attributes.nonce = script.nonce;
  for (const option of Object.keys(attributesByTag[tag])) {
    const name = attributeName(option);
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) attributes[name] = value;
  }
  return attributes;
}
