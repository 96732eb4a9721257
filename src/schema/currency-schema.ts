import * as v from 'valibot';
import { currencyCode } from './currency.ts';

export const CurrencyCodeSchema = v.pipe(v.string(), v.transform(currencyCode), v.regex(/^[a-z]{3}$/));
