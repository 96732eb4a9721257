/** Replaces the spaces of a text so that it does not wrap, such as an amount with its currency. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
