import { decodeLink } from '../../lib/decode-link.ts';
import { comparableText } from '../../lib/comparable-text.ts';

/**
 * Normalises a typed or pasted phone number for the rules: a link (`tel:+52-998-123-4567;ext=12`) becomes a plain number,
 * unusual separators become spaces, and a word about the number, such as `(mobile)`, is removed. A link to a chat
 * (`https://wa.me/529981234567`) is reduced to its number.
 */
export function normalizedPhone(input: string): string {
  const text = comparableText(input)
    .replace(/(?<=\d) ?[~·•∙_|] ?(?=\d)/g, ' ')
    .replace(/\bext[.: ]+(?=\d)/i, 'ext. ')
    .replace(/ ?\([^\d()]+\)$/, '');
  const chat = /\b(?:wa\.me\/|whatsapp\b\S*[?&]phone=)(?:\+|%2B)?(\d+)/i.exec(text)?.[1];
  if (chat !== undefined) return `+${chat}`;
  const link = /^<?(?:tel|sms|callto):(?:\/\/)?([^?>]*)/i.exec(text)?.[1];
  if (link === undefined) return text;
  const [number = '', ...parameters] = comparableText(decodeLink(link)).split(';');
  const parameter = (name: string) =>
    parameters.find((entry) => entry.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [extension, context = ''] = [parameter('ext'), parameter('phone-context')];
  const withContext =
    context.startsWith('+') && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return comparableText(extension ? `${withContext} ext. ${extension}` : withContext);
}

/** A character that groups the digits of a number, as the source of a regular expression. */
const grouping = '[\\s().-]';

/** A number without spaces, brackets, dots and hyphens. */
export function withoutGrouping(text: string): string {
  return text.replace(new RegExp(grouping, 'g'), '');
}

/** Whether the text contains more than one complete number: `998 123 4567 / 998 765 4321`. */
export function containsSeveralNumbers(text: string): boolean {
  const parts = text.split(/[/,;|&\\]| (?:or|and|und|et|ou|oder|o|u|y|e) |(?<=\d) ?(?=\+)/i);
  return parts.filter((part) => part.replace(/\D/g, '').length > 6).length > 1;
}

/** A former dialling prefix, which is still in many address books, but unknown to the rules. */
interface FormerPrefix {
  country: string;
  /** The country calling code. */
  code: string;
  prefix: RegExp;
  /** The digits that replace the prefix, if any. */
  replacement?: string;
}

const formerPrefixes: readonly FormerPrefix[] = [
  { country: 'mx', code: '52', prefix: /^(?:0?1|02|04[45])(?=\d{10}$)/ },
  { country: 'ar', code: '54', prefix: /^0?9?0?(\d{2,4}?)15(?=\d{6,8}$)/, replacement: '9$1' },
  { country: 'br', code: '55', prefix: /(?<=^0?\d\d)(?=[6-9]\d{7}$)/, replacement: '9' },
  { country: 'cl', code: '56', prefix: /^0(?=\d{9}$)/ },
  { country: 'cz', code: '420', prefix: /^0(?=\d{9}$)/ },
  { country: 'it', code: '39', prefix: /^0(?=3\d{8,9}$)/ },
  { country: 'pl', code: '48', prefix: /^0(?=\d{9}$)/ },
  ...(
    [
      ['ua', '380', '(?=0)'],
      ['lv', '371', ''],
      ['ee', '372', ''],
      ['md', '373', ''],
      ['am', '374', ''],
      ['tj', '992', ''],
      ['az', '994', ''],
      ['ge', '995', ''],
      ['kg', '996', ''],
      ['uz', '998', ''],
    ] as const
  ).map(([country, code, next]) => ({ country, code, prefix: new RegExp(`^8${next}`) })),
];

/**
 * The possible readings of a number, the likeliest first: as typed, with an international call prefix replaced by a plus
 * sign, without words about it, and without former prefixes.
 */
export function phoneReadings(text: string, country: string): string[] {
  const international = ['00', '011', '0011', '8~10'].flatMap((prefix) => {
    const number = withoutPrefix(text, prefix);
    return number === undefined ? [] : [`+${number}`];
  });
  const readings = [text, ...international, ...withoutWords(text)];
  return [...readings, ...readings.flatMap((reading) => withoutFormerPrefix(reading, country))];
}

/**
 * The number without a word after it (`998 123 4567 WhatsApp`), which may name an extension (`998 123 4567 anexo 12`). Empty
 * if there is no such word.
 */
function withoutWords(text: string): string[] {
  const [, number, extension] = /^(.*\d)[ ,;-]+\p{L}[^\d]*?(\d{1,6})?$/u.exec(text) ?? [];
  if (number === undefined) return [];
  return [extension === undefined ? number : `${number} ext. ${extension}`];
}

/**
 * The number without the digits of a prefix, however they are grouped; undefined if it does not begin with them. Characters
 * of the prefix other than digits, such as the `~` for a dial tone, may be left out.
 */
function withoutPrefix(text: string, prefix: string): string | undefined {
  const pattern = Array.from(prefix, (digit) => (/\d/.test(digit) ? digit : `${digit}?`)).join(
    `${grouping}*`,
  );
  return new RegExp(`^[+\\s(]*${pattern}${grouping}*(?=\\d)(.*)$`).exec(text)?.[1];
}

/** The reading without each former prefix of its country that it has, in international format. */
function withoutFormerPrefix(reading: string, selectedCountry: string): string[] {
  const [, number = '', extension = ''] = /^(.*?)((?:\s*(?:ext|x|#).*)?)$/i.exec(reading) ?? [];
  const digits = number.replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+');
  return formerPrefixes.flatMap(({ country, code, prefix, replacement = '' }) => {
    const isNational = !isInternational && country === selectedCountry;
    const nationalNumbers = [
      ...(isNational ? [digits] : []),
      ...((isInternational || isNational) && digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ];
    return nationalNumbers
      .filter((national) => prefix.test(national))
      .map((national) => `+${code}${national.replace(prefix, replacement)}${extension}`);
  });
}
