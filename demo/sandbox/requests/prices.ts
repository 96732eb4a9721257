import * as v from 'valibot';
import {
  AdultsSchema,
  CountSchema,
  CurrencySchema,
  LanguageSchema,
  RefSchema,
  SecondSchema,
  SessionSchema,
} from './values.ts';

export const PricesRequestSchema = v.strictObject({
  from: RefSchema,
  to: RefSchema,
  serviceDateTime: v.nullable(SecondSchema),
  returnDateTime: v.nullable(SecondSchema),
  adults: AdultsSchema,
  kids: CountSchema,
  currency: CurrencySchema,
  lang: LanguageSchema,
  sessionToken: SessionSchema,
});
