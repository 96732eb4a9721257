import { wellFormed } from './well-formed.ts';

/**
 * Any value as exactly one segment of a path. No address can hold a segment of one or two dots, encoded or not: it would
 * take the path to another place. Those are encoded twice, and so are a name that nobody knows.
 */
export function pathSegment(value: string | number): string {
  const segment = encodeURIComponent(wellFormed(String(value)));
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment;
}

/** Whether an address can hold a text and give it back: not one of dots, nor one that was not well formed once. */
export function canBeSegment(text: string): boolean {
  return !text.includes('\uFFFD') && decodeURIComponent(pathSegment(text)) === text;
}
