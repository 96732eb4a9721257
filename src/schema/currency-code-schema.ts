import * as v from 'valibot';
import { currencyCode } from './currency-code.ts';

/** A currency code, case-insensitive; the output is in lower case. */
export const CurrencyCodeSchema = v.pipe(v.string(), v.transform(currencyCode), v.regex(/^[a-z]{3}$/));
