/** Trims a currency code and converts it to lower case, the form in which codes are stored and compared. */
export function normalizeCurrencyCode(code: string): string {
  return code.trim().toLowerCase();
}
