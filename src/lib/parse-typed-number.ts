import { comparableText } from './comparable-text.ts';

/** Parses a typed or pasted whole number, such as `3`, `+3`, `3.0` or `3 people`; undefined for anything else. */
export function parseTypedNumber(typed: string): number | undefined {
  const number = /^([+-]?\d+)(?:[.,]0{0,2})?(?: ?\p{L}+\.?)?$/u.exec(comparableText(typed))?.[1];
  return number === undefined ? undefined : Number(number);
}
