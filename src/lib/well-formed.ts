/**
 * Text without lone surrogates, which JSON can contain and which make `encodeURIComponent` throw. Like `toWellFormed`,
 * which not all supported browsers have.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
