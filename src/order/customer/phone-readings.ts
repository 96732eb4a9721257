import { withoutFormerPrefix } from './former-prefixes.ts';

/** The digits that start a call abroad. */
const callPrefixes = ['00', '011', '0011', '810'];

/**
 * The possible readings of a number, the likeliest first: as typed, with an international call prefix replaced by a plus
 * sign, without the words after it, and each of these without former prefixes.
 */
export function phoneReadings(text: string, country: string): string[] {
  const international = callPrefixes.flatMap((prefix) => {
    const number = withoutPrefix(text, prefix);
    return number === undefined ? [] : [`+${number}`];
  });
  const readings = [text, ...international, ...withoutTrailingWords(text)];
  return [...readings, ...readings.flatMap((reading) => withoutFormerPrefix(reading, country))];
}

/**
 * The number without the words after it (`998 123 4567 WhatsApp`), but with the extension that they may name (`998 123 4567
 * anexo 12`). Empty if no words follow it.
 */
function withoutTrailingWords(text: string): string[] {
  const [, number, extension] = /^(.*\d)[ ,;-]+\p{L}[^\d]*?(\d{1,6})?$/u.exec(text) ?? [];
  if (number === undefined) return [];
  return [extension === undefined ? number : `${number} ext. ${extension}`];
}

/** A character that groups the digits of a number, as the source of a regular expression. */
const grouping = '[\\s().-]';

/** The number without the digits of a prefix, however they are grouped; undefined if it does not begin with them. */
function withoutPrefix(text: string, prefix: string): string | undefined {
  const pattern = Array.from(prefix).join(`${grouping}*`);
  return new RegExp(`^[+\\s(]*${pattern}${grouping}*(?=\\d)(.*)$`).exec(text)?.[1];
}

/** A number without spaces, brackets, dots and hyphens. */
export function withoutGrouping(text: string): string {
  return text.replace(new RegExp(grouping, 'g'), '');
}
