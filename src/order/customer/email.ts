import { isEmail } from '../../schema/email-address.ts';
import { readUrl } from '../../lib/read-url.ts';
import { decodeLink } from '../../lib/typed-link.ts';
import { comparableText } from '../../lib/typed-text.ts';

/**
 * The e-mail address in what was typed or pasted, as it is sent; undefined if it is none. What comes with a copied address
 * is left out: `mailto:`, a name around `<ana@example.com>`, quotes or brackets, and the sign that ended a sentence. A
 * domain in other letters than ASCII is written for mail servers (`xn--…`), as some browsers do it in an email field and
 * others do not.
 */
export function emailAddress(typed: string): string | undefined {
  const text = comparableText(typed);
  const address = unwrapped(/mailto:/i.test(text) ? linked(text) : text);
  const at = address.lastIndexOf('@');
  const sent = `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1))}`;
  return isEmail(sent) ? sent : undefined;
}

/** `Ana <ana@example.com>,` and `“ana@example.com”.` → `ana@example.com`. */
function unwrapped(text: string): string {
  const whole = text.replace(/[\s,;.]+$/, '');
  const inside = /^[^<>]*<([^<>]*)>$/.exec(whole) ?? /^["“”„«‹(['‘](.*)["“”»›)\]'’]$/u.exec(whole);
  return inside ? unwrapped(inside[1] ?? '') : whole.trim();
}

/** `mailto:ana%2Btours@example.com?subject=Trip` → `ana+tours@example.com`. */
function linked(text: string): string {
  return text.replace(/mailto:(?:\/\/)?([^?<>]*)[^<>]*/i, (_, address: string) =>
    comparableText(decodeLink(address)),
  );
}

function asciiDomain(domain: string): string {
  const isOther = /[^\0-\x7F]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return (isOther && readUrl(`http://${domain}`)?.hostname) || domain;
}
