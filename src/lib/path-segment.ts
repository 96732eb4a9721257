import { wellFormed } from './well-formed.ts';

/**
 * Encodes any value as exactly one path segment. A URL cannot contain a segment of one or two dots, encoded or not,
 * because it would change the path. These are encoded twice, which results in a name that does not exist.
 */
export function pathSegment(value: string | number): string {
  const segment = encodeURIComponent(wellFormed(String(value)));
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment;
}

/** Whether a text survives the round trip through a URL: dots alone and text that was malformed do not. */
export function canBeSegment(text: string): boolean {
  return !text.includes('\uFFFD') && decodeURIComponent(pathSegment(text)) === text;
}
