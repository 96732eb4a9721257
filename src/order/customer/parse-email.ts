import { isEmail } from '../../schema/is-email.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { decodePercentEncoding } from '../../lib/decode-percent-encoding.ts';
import { comparableText } from '../../lib/comparable-text.ts';

/**
 * Returns the email address in the typed or pasted input, as sent to the provider. Text that is copied along with an address
 * is removed: `mailto:`, a name before `<ana@example.com>`, quotes, brackets, and the punctuation at the end of a sentence.
 * Undefined if the rest is not a valid address. A domain with non-ASCII letters is encoded for mail servers (`xn--…`), because
 * only some browsers do so in an email field.
 */
export function parseEmail(input: string): string | undefined {
  const address = unwrapped(withoutMailto(comparableText(input)));
  const at = address.lastIndexOf('@');
  const encoded = `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1))}`;
  return isEmail(encoded) ? encoded : undefined;
}

/** Turns `Ana <ana@example.com>,` and `“ana@example.com”.` into `ana@example.com`. */
function unwrapped(text: string): string {
  const withoutEnd = text.replace(/[\s,;.]+$/, '');
  const inside = /^[^<>]*<([^<>]*)>$/.exec(withoutEnd) ?? /^["“”„«‹(['‘](.*)["“”»›)\]'’]$/u.exec(withoutEnd);
  return inside ? unwrapped(inside[1] ?? '') : withoutEnd.trim();
}

/** Turns `mailto:ana%2Btours@example.com?subject=Trip` into `ana+tours@example.com`; other texts stay as they are. */
function withoutMailto(text: string): string {
  return text.replace(/mailto:(?:\/\/)?([^?<>]*)[^<>]*/i, (_, address: string) =>
    comparableText(decodePercentEncoding(address)),
  );
}

/** Encodes a domain with non-ASCII letters; the URL parser does the work. */
function asciiDomain(domain: string): string {
  const isEncodable = /[^\0-\x7F]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return (isEncodable && parseUrl(`http://${domain}`)?.hostname) || domain;
}
