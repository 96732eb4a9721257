import * as v from 'valibot';

/** A currency code in lower case, the form in which codes are stored and compared. */
export function currencyCode(written: string): string {
  return written.trim().toLowerCase();
}

export const CurrencyCodeSchema = v.pipe(v.string(), v.transform(currencyCode), v.regex(/^[a-z]{3}$/));
