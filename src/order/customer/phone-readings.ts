import { decodeLink } from '../../lib/typed-link.ts';
import { comparableText } from '../../lib/typed-text.ts';

/**
 * A phone number normalised for the rules: `tel:+52-998-123-4567;ext=12` and `＋52 998…` become plain text, and separators
 * that some people write become spaces. A word about the number, such as `(mobile)`, is removed, and a link to a chat
 * (`https://wa.me/529981234567`) is reduced to its digits.
 */
export function phoneText(typed: string): string {
  const text = comparableText(typed)
    .replace(/(?<=\d) ?[~·•∙_|] ?(?=\d)/g, ' ')
    .replace(/\bext[.: ]+(?=\d)/i, 'ext. ')
    .replace(/ ?\([^\d()]+\)$/, '');
  const chat = /\b(?:wa\.me\/|whatsapp\b\S*[?&]phone=)(?:\+|%2B)?(\d+)/i.exec(text)?.[1];
  if (chat !== undefined) return `+${chat}`;
  const link = /^<?(?:tel|sms|callto):(?:\/\/)?([^?>]*)/i.exec(text)?.[1];
  if (link === undefined) return text;
  const [number = '', ...parameters] = comparableText(decodeLink(link)).split(';');
  const parameter = (name: string) =>
    parameters.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [extension, context = ''] = [parameter('ext'), parameter('phone-context')];
  const whole = context.startsWith('+') && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return comparableText(extension ? `${whole} ext. ${extension}` : whole);
}

/** Whether the text contains two complete numbers: `998 123 4567 / 998 765 4321`. */
export function isSeveral(text: string): boolean {
  const parts = text.split(/[/,;|&\\]| (?:or|and|und|et|ou|oder|o|u|y|e) |(?<=\d) ?(?=\+)/i);
  return parts.filter((part) => part.replace(/\D/g, '').length > 6).length > 1;
}

/**
 * Former dialling prefixes, and area codes that were changed, are still in many address books, but unknown to the rules.
 */
interface FormerPrefix {
  countries: string[];
  code: string;
  prefix: RegExp;
  /** What replaces the prefix. */
  now?: string;
}

const formerPrefixes: readonly FormerPrefix[] = [
  { countries: ['mx'], code: '52', prefix: /^(?:0?1|02|04[45])(?=\d{10}$)/ },
  { countries: ['ar'], code: '54', prefix: /^0?9?0?(\d{2,4}?)15(?=\d{6,8}$)/, now: '9$1' },
  { countries: ['br'], code: '55', prefix: /(?<=^0?\d\d)(?=[6-9]\d{7}$)/, now: '9' },
  { countries: ['cl'], code: '56', prefix: /^0(?=\d{9}$)/ },
  { countries: ['cz'], code: '420', prefix: /^0(?=\d{9}$)/ },
  { countries: ['it'], code: '39', prefix: /^0(?=3\d{8,9}$)/ },
  { countries: ['pl'], code: '48', prefix: /^0(?=\d{9}$)/ },
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
  ).map(([country, code, next]) => ({ countries: [country], code, prefix: new RegExp(`^8${next}`) })),
];

/**
 * The possible readings of a number, the likeliest first: as typed, with international call prefixes as a plus sign, and
 * without former prefixes.
 */
export function phoneReadings(text: string, country: string): string[] {
  const abroad = ['00', '011', '0011', '8~10'].flatMap((prefix) => {
    const rest = withoutPrefix(text, prefix);
    return rest === undefined ? [] : [`+${rest}`];
  });
  const direct = [text, ...abroad, ...withoutWords(text)];
  return [...direct, ...direct.flatMap((reading) => withoutFormerPrefix(reading, country))];
}

/** Without trailing words, or with the extension that they name: `998 123 4567 WhatsApp`, `998 123 4567 anexo 12`. */
function withoutWords(text: string): string[] {
  const [, number, extension] = /^(.*\d)[ ,;-]+\p{L}[^\d]*?(\d{1,6})?$/u.exec(text) ?? [];
  if (number === undefined) return [];
  return [extension === undefined ? number : `${number} ext. ${extension}`];
}

/** The rest of a number that begins with these digits, however they are grouped. */
function withoutPrefix(text: string, prefix: string): string | undefined {
  const pattern = Array.from(prefix, (digit) => (/\d/.test(digit) ? digit : `${digit}?`)).join('[\\s().-]*');
  return new RegExp(`^[+\\s(]*${pattern}[\\s().-]*(?=\\d)(.*)$`).exec(text)?.[1];
}

function withoutFormerPrefix(reading: string, country: string): string[] {
  const [, number = '', extension = ''] = /^(.*?)((?:\s*(?:ext|x|#).*)?)$/i.exec(reading) ?? [];
  const digits = number.replace(/\D/g, '');
  return formerPrefixes.flatMap(({ countries, code, prefix, now = '' }) => {
    const isAbroad = number.trim().startsWith('+');
    const isHere = !isAbroad && countries.includes(country);
    const nationals = [
      ...(isHere ? [digits] : []),
      ...((isAbroad || isHere) && digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ];
    return nationals
      .filter((national) => prefix.test(national))
      .map((national) => `+${code}${national.replace(prefix, now)}${extension}`);
  });
}
