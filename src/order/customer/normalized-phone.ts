import { decodePercentEncoding } from '../../lib/decode-percent-encoding.ts';
import { comparableText } from '../../lib/comparable-text.ts';

/**
 * Normalises a typed or pasted phone number before it is validated: unusual separators become spaces, a final remark such
 * as `(mobile)` is removed, and a link (`tel:+52-998-123-4567;ext=12`, `https://wa.me/529981234567`) becomes its number.
 */
export function normalizedPhone(input: string): string {
  const text = comparableText(input)
    .replace(/(?<=\d) ?[~·•∙_|] ?(?=\d)/g, ' ')
    .replace(/\bext[.: ]+(?=\d)/i, 'ext. ')
    .replace(/ ?\([^\d()]+\)$/, '');
  return numberInChatLink(text) ?? numberInPhoneLink(text) ?? text;
}

function numberInChatLink(text: string): string | undefined {
  const number = /\b(?:wa\.me\/|whatsapp\b\S*[?&]phone=)(?:\+|%2B)?(\d+)/i.exec(text)?.[1];
  return number && `+${number}`;
}

/** The number in a link to call or text it, with its extension. RFC 3966 puts the prefix of a local one in `phone-context`. */
function numberInPhoneLink(text: string): string | undefined {
  const content = /^<?(?:tel|sms|callto):(?:\/\/)?([^?>]*)/i.exec(text)?.[1];
  if (content === undefined) return undefined;
  const [number = '', ...parameters] = comparableText(decodePercentEncoding(content)).split(';');
  const parameter = (name: string) =>
    parameters.find((entry) => entry.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [extension, context] = [parameter('ext'), parameter('phone-context')];
  const needsPrefix = context?.startsWith('+') && !number.trim().startsWith('+');
  const fullNumber = needsPrefix ? `${context} ${number}` : number;
  return comparableText(extension ? `${fullNumber} ext. ${extension}` : fullNumber);
}
