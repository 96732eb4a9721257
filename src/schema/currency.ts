/** A currency code in lower case, the form in which codes are stored and compared. */
export function currencyCode(written: string): string {
  return written.trim().toLowerCase();
}
