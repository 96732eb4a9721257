/**
 * Replaces lone surrogates, which JSON may contain and which make `encodeURIComponent` throw. Like `toWellFormed`, which not
 * all supported browsers have.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
