import { comparableText } from './typed-text.ts';

/**
 * The e-mail address in what was typed or pasted, as it is sent; undefined if it is none. `mailto:` and a name around
 * `<ana@example.com>` are left out. A domain in other letters than ASCII is written for mail servers (`xn--…`), as some
 * browsers do it in an email field and others do not.
 */
export function emailAddress(typed: string): string | undefined {
  const text = comparableText(typed);
  const written = (/<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/[,;]$/, '').trim();
  const address = /^mailto:/i.test(written) ? linkedAddress(written) : written;
  const at = address.lastIndexOf('@');
  const sent = `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1))}`;
  return isEmail(sent) ? sent : undefined;
}

/** The rule of `<input type="email">`, plus a required dot in the domain. */
function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    text,
  );
}

/** `mailto:ana%2Btours@example.com?subject=Trip` → `ana+tours@example.com`. */
function linkedAddress(link: string): string {
  const address = link.slice('mailto:'.length).replace(/\?.*$/, '').trim();
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function asciiDomain(domain: string): string {
  const isOther = /[^\0-\x7F]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return (isOther && URL.parse(`http://${domain}`)?.hostname) || domain;
}
