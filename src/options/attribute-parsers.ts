import { parseWithin, type Limits } from '../lib/limits.ts';
import { isLocalDate, type LocalDate } from '../lib/local-date.ts';
import { parseWebUrl } from '../lib/parse-url.ts';
import { localeFileUrl, mayHaveLocaleFile } from '../platform/locale-files.ts';
import { eventLabelPattern } from '../schema/event-labels.ts';
import { languages, supportedLanguage, type LanguageTag } from '../schema/language.ts';

/** Parses the raw value of an attribute or property, which is neither missing nor blank. */
export interface AttributeParser<Value> {
  /** Completes the warning “… is not”. */
  expected: string;
  /** Undefined for an invalid value. */
  parse: (raw: unknown) => Value | undefined;
  /** Whether a part of a valid value is ignored, which also logs a warning. */
  isPartlyInvalid?: (raw: unknown) => boolean;
}

/** Free text without leading and trailing spaces. */
export const text: AttributeParser<string> = { expected: 'text', parse: trimmedString };

/** Text that keeps its leading and trailing spaces. */
export const verbatim: AttributeParser<string> = {
  ...text,
  parse: (raw) => trimmedString(raw) && String(raw).toWellFormed(),
};

/** On if the attribute is present, whatever its value; a property can also be false. */
export const flag: AttributeParser<boolean> = { expected: 'true or false', parse: Boolean };

/** One of a few values, case-insensitive. */
export function oneOf<Value extends string>(...values: Value[]): AttributeParser<Value> {
  return {
    expected: `one of ${values.join(', ')}`,
    parse: (raw) => values.find((value) => value.toLowerCase() === trimmedString(raw)?.toLowerCase()),
  };
}

/** Any number of these words, separated by spaces or commas, or `off` for none. */
export function someOf<Value extends string>(...values: Value[]): AttributeParser<readonly Value[]> {
  const { parse } = oneOf(...values);
  return {
    expected: `off or some of ${values.join(', ')}`,
    parse: (raw) => {
      const tokens = wordsOf(raw)?.map(parse);
      return tokens?.every((token) => token !== undefined) ? tokens : undefined;
    },
  };
}

/** Like `someOf`, but an unknown word does not invalidate the others: it is ignored, with a warning. */
export function anyKnownOf<Value extends string>(...values: Value[]): AttributeParser<readonly Value[]> {
  const strict = someOf(...values);
  const { parse } = oneOf(...values);
  return {
    ...strict,
    parse: (raw) => wordsOf(raw)?.flatMap((word) => parse(word) ?? []),
    isPartlyInvalid: (raw) => strict.parse(raw) === undefined,
  };
}

/** Text that matches a pattern; `normalize` may change its form. */
export function matching(
  pattern: RegExp,
  expected: string,
  normalize = (value: string) => value,
): AttributeParser<string> {
  return {
    expected,
    parse: (raw) => {
      const value = textIf(raw, (candidate) => pattern.test(candidate));
      return value === undefined ? undefined : normalize(value);
    },
  };
}

/** A name that a partner chooses, which appears in events. */
export const label = matching(eventLabelPattern, 'up to 64 characters');

/** A length in pixels, with or without its unit. */
export const pixels: AttributeParser<number> = {
  expected: 'a length in pixels, such as 8px',
  parse: (raw) => {
    const digits = /^(\d+(?:\.\d+)?)(?:px)?$/i.exec(trimmedString(raw) ?? '')?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
};

/** A whole number within the limits. */
export function wholeNumber(limits: Limits): AttributeParser<number> {
  return {
    expected: `a whole number from ${limits.min} to ${limits.max}`,
    parse: (raw) => parseWithin(trimmedString(raw) ?? null, limits),
  };
}

/** `yyyy-MM-dd`, if that date exists. */
export const localDate: AttributeParser<LocalDate> = {
  expected: 'a date such as 2027-01-31',
  parse: (raw) => textIf(raw, isLocalDate),
};

export const color: AttributeParser<string> = {
  expected: 'a CSS colour',
  parse: (raw) => textIf(raw, (value) => CSS.supports('color', value)),
};

export const absoluteUrl: AttributeParser<string> = {
  expected: 'an absolute URL',
  parse: (raw) => webUrl(raw)?.href,
};

/** A URL that may be relative to the page. */
export const relativeUrl: AttributeParser<string> = {
  expected: 'a URL',
  parse: (raw) => localeFileUrl(raw),
};

/** The provider's base path as a URL, without its trailing slash, query and fragment. */
export const apiUrl: AttributeParser<string> = {
  expected: 'an absolute URL, such as https://api.example.com/widget',
  parse: (raw) => {
    const url = webUrl(raw);
    return url && (url.origin + url.pathname).replace(/\/+$/, '');
  },
};

/** `es-MX` means `es`, unless the page has a locale file in `es-MX`. */
export const languageTag: AttributeParser<LanguageTag> = {
  ...oneOf(...languages),
  parse: (raw) => textIf(raw, mayHaveLocaleFile) ?? supportedLanguage(trimmedString(raw)),
};

/** Custom texts by the English texts that they replace. */
export const textOverrides: AttributeParser<Readonly<Record<string, unknown>>> = {
  expected: 'an object of strings, set as a property',
  // Values that are not strings are ignored when the texts are applied.
  parse: (raw) => (typeof raw === 'object' ? (raw as Record<string, unknown>) : undefined),
};

function webUrl(raw: unknown): URL | undefined {
  return typeof raw === 'string' ? parseWebUrl(raw) : undefined;
}

/** The words of a list: an array's items, or what spaces or commas separate. `off`, in capitals or not, is left out. */
function wordsOf(raw: unknown): unknown[] | undefined {
  const words = Array.isArray(raw) ? (raw as unknown[]) : trimmedString(raw)?.split(/[\s,]+/);
  return words?.filter((word) => word !== '' && trimmedString(word)?.toLowerCase() !== 'off');
}

/** The text, trimmed, if it is valid. */
function textIf(raw: unknown, isValid: (value: string) => boolean): string | undefined {
  const value = trimmedString(raw);
  return value !== undefined && isValid(value) ? value : undefined;
}

/** Reads a string or, from a property, a number; anything else is undefined. */
function trimmedString(raw: unknown): string | undefined {
  if (typeof raw === 'number') return String(raw);
  return typeof raw === 'string' ? raw.trim().toWellFormed() : undefined;
}
