/** A currency code in lower case, the form in which codes are stored and compared. */
export function currencyCode(code: string): string {
  return code.trim().toLowerCase();
}
