/**
 * Text without halves of characters, which JSON can hold and `encodeURIComponent` throws at. As `toWellFormed`, which
 * not every browser that we serve has.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
