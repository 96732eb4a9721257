import * as v from 'valibot';
import { CurrencySchema, DateSchema, LanguageSchema, SessionSchema } from './values.ts';

/* The query parameters of each request; every request may also have `preview`, `fault` and `moved`. */

export const settingsQuery = { lang: LanguageSchema };

export const autocompleteQuery = {
  input: v.pipe(
    v.string(),
    v.check((text) => text.trim().length >= 3, 'must have 3 characters or more'),
    v.maxLength(100),
  ),
  sessionToken: SessionSchema,
  nearBy: v.pipe(
    v.string(),
    v.regex(/^(false|-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?)$/, 'must be "false" or "lat,lng"'),
  ),
};

export const extrasQuery = { currency: CurrencySchema, lang: LanguageSchema };

export const toursQuery = {
  currency: CurrencySchema,
  lang: LanguageSchema,
  category: v.optional(v.pipe(v.string(), v.nonEmpty())),
  categoryId: v.optional(v.pipe(v.string(), v.nonEmpty())),
  featured: v.optional(v.picklist(['0', '1', 'true', 'false'])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/, 'must be 1 to 50'))),
};

export const tourQuery = {
  currency: CurrencySchema,
  lang: LanguageSchema,
  category: v.optional(v.pipe(v.string(), v.nonEmpty())),
};

export const availabilityQuery = {
  date: DateSchema,
  adults: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
  kids: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
};
