import { wellFormed } from '../src/schema/well-formed.ts';

/** How a raw attribute or property value, never empty, is read. */
export interface Rule<Value> {
  /** What the value must be, for the warning. */
  expected: string;
  /** Undefined for a value that means nothing. */
  parse: (raw: unknown) => Value | undefined;
}

/** Free text. */
export const text: Rule<string> = { expected: 'a text', parse: asText };

/** A boolean attribute counts by being there; a property may also say false. */
export const flag: Rule<boolean> = { expected: 'true or false', parse: Boolean };

/** One of a few words, in any case. */
export function oneOf<Value extends string>(...values: Value[]): Rule<Value> {
  return {
    expected: `one of ${values.join(', ')}`,
    parse: (raw) => values.find((value) => value.toLowerCase() === asText(raw)?.toLowerCase()),
  };
}

/** Words from a list, separated by spaces or commas, or `off` for none. */
export function tokensOf<Value extends string>(...values: Value[]): Rule<readonly Value[]> {
  const { parse } = oneOf(...values);
  return {
    expected: `off or some of ${values.join(', ')}`,
    parse: (raw) => {
      const written = Array.isArray(raw) ? (raw as unknown[]) : asText(raw)?.split(/[\s,]+/);
      const words = written?.filter((word) => word !== '' && word !== 'off').map(parse);
      return words?.every((word) => word !== undefined) ? words : undefined;
    },
  };
}

/** Text in a fixed form. */
export function matching(pattern: RegExp, expected: string, normal = (value: string) => value): Rule<string> {
  return {
    expected,
    parse: (raw) => {
      const value = asText(raw);
      return value !== undefined && pattern.test(value) ? normal(value) : undefined;
    },
  };
}

/** A length in pixels, with or without its unit. */
export const pixels: Rule<number> = {
  expected: 'a length in pixels, such as 8px',
  parse: (raw) => {
    const digits = /^(\d+(?:\.\d+)?)(?:px)?$/i.exec(asText(raw) ?? '')?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
};

export function wholeNumber(min: number, max: number): Rule<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    parse: (raw) => {
      const text = asText(raw) ?? '';
      const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
  };
}

/** `yyyy-MM-dd`, and a day that the calendar has. */
export const calendarDay: Rule<string> = {
  expected: 'a date such as 2027-01-31',
  parse: (raw) => {
    const text = asText(raw) ?? '';
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
    // The browser reads 31 February as a day of March.
    return !isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
  },
};

export const color: Rule<string> = {
  expected: 'a CSS colour',
  parse: (raw) => {
    const value = asText(raw);
    return value !== undefined && CSS.supports('color', value) ? value : undefined;
  },
};

export const webAddress: Rule<string> = {
  expected: 'a full web address',
  parse: (raw) => {
    const value = asText(raw);
    if (value === undefined || !URL.canParse(value)) return undefined;
    const { protocol, href } = new URL(value);
    return /^https?:$/.test(protocol) ? href : undefined;
  },
};

function asText(raw: unknown): string | undefined {
  if (typeof raw === 'number') return String(raw);
  return typeof raw === 'string' ? wellFormed(raw.trim()) : undefined;
}
