import { decodePercentEncoding } from './decode-percent-encoding.ts';

/**
 * Encodes a value as exactly one path segment. Browsers resolve segments of one or two dots, even encoded ones, so these are
 * encoded twice: the server receives an id that does not exist, rather than another path.
 */
export function pathSegment(value: string | number): string {
  const segment = encodeURIComponent(String(value).toWellFormed());
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment;
}

/** Returns the value that `pathSegment` encoded. A malformed segment is returned unchanged. */
export function decodeSegment(segment: string): string {
  const value = decodePercentEncoding(segment);
  // Only one or two dots are encoded twice.
  return /^(%2E){1,2}$/.test(value) ? decodePercentEncoding(value) : value;
}

/**
 * Whether a server that decodes the text's segment reads the same text. It does not read one or two dots, which are encoded
 * twice, nor lone surrogates, which become U+FFFD. Text that contains U+FFFD is refused as well, because it may have replaced one.
 */
export function canBeSegment(text: string): boolean {
  return !text.includes('\uFFFD') && decodeURIComponent(pathSegment(text)) === text;
}
