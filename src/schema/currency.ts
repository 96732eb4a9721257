import * as v from 'valibot';

/** A currency as it is kept and compared, however it was written: in lower case. */
export function currencyCode(written: string): string {
  return written.trim().toLowerCase();
}

export const CurrencyCodeSchema = v.pipe(v.string(), v.transform(currencyCode), v.regex(/^[a-z]{3}$/));
