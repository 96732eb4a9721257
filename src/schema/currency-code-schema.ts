import * as v from 'valibot';
import { normalizeCurrencyCode } from './normalize-currency-code.ts';

/** A currency code, case-insensitive; the output is in lower case. */
export const CurrencyCodeSchema = v.pipe(
  v.string(),
  v.transform(normalizeCurrencyCode),
  v.regex(/^[a-z]{3}$/),
);
