import { decoded } from '../lib/typed-link.ts';
import { comparableText } from '../lib/typed-text.ts';

/**
 * A phone number as the rules read it: `tel:+52-998-123-4567;ext=12` and `＋52 998…` are what they stand for, and signs
 * that some people write between digits are spaces. A word about the number, such as `(mobile)`, is left out, and a link
 * to a chat (`https://wa.me/529981234567`) has it in digits alone.
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
  const [number = '', ...parameters] = comparableText(decoded(link)).split(';');
  const parameter = (name: string) =>
    parameters.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [extension, context = ''] = [parameter('ext'), parameter('phone-context')];
  const whole = context.startsWith('+') && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return comparableText(extension ? `${whole} ext. ${extension}` : whole);
}

/** Whether two whole numbers stand there: `998 123 4567 / 998 765 4321`. */
export function isSeveral(text: string): boolean {
  const parts = text.split(/[/,;|&\\]| (?:or|and|und|et|ou|oder|o|u|y|e) |(?<=\d) ?(?=\+)/i);
  return parts.filter((part) => part.replace(/\D/g, '').length > 6).length > 1;
}

/**
 * What used to be dialled before a number, or was not yet a part of it, is still in many address books, and is no longer
 * known to the rules.
 */
interface FormerPrefix {
  countries: string[];
  code: string;
  prefix: RegExp;
  /** What takes the place of the prefix. */
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
 * What a number may stand for, the likeliest first: as it was typed, with the prefixes for calls abroad as a plus sign,
 * and without a prefix of the past.
 */
export function phoneReadings(text: string, country: string): string[] {
  const abroad = ['00', '011', '0011', '8~10'].flatMap((prefix) => {
    const rest = withoutPrefix(text, prefix);
    return rest === undefined ? [] : [`+${rest}`];
  });
  const direct = [text, ...abroad, ...withoutWords(text)];
  return [...direct, ...direct.flatMap((reading) => withoutFormerPrefix(reading, country))];
}

/** Without a word behind it, or with the extension that it names: `998 123 4567 WhatsApp`, `998 123 4567 anexo 12`. */
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
