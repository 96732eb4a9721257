import { isSeveral, phoneReadings, phoneText } from './phone-readings.ts';

/** Why a phone number is invalid. */
export type PhoneProblem =
  'several' | 'not-a-number' | 'invalid-country' | 'too-short' | 'too-long' | 'not-in-country';

export type PhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneProblem };

/** The phone number rules of all countries, which are too large to load with the form. */
export interface PhoneRules {
  matchesCountry: (text: string, country: string) => boolean;
  /** The problem with the length or the country; undefined if the digits themselves do not match. */
  problem: (text: string, country: string) => PhoneProblem | undefined;
  /** `+13055550100`. */
  international: (text: string, country: string) => string;
  extension: (text: string, country: string) => string;
}

const phoneLimits = { characters: 25, extensionDigits: 20 };

/**
 * Validates a phone number; `country` applies if the text has no country code. The number sent to the provider is in
 * international format, with its extension.
 */
export function checkPhone(text: string, country: string, rules: PhoneRules | undefined): PhoneCheck {
  const typed = phoneText(text);
  if (withoutGrouping(typed).length > phoneLimits.characters)
    return { ok: false, reason: isSeveral(typed) ? 'several' : 'too-long' };
  if (!/\d/.test(typed)) return { ok: false, reason: 'not-a-number' };
  if (!rules) return checkShape(typed);
  const readings = phoneReadings(typed, country);
  const read = readings.find((reading) => rules.matchesCountry(reading, country));
  const extension = rules.extension(read ?? typed, country);
  if (extension.length > phoneLimits.extensionDigits) return { ok: false, reason: 'too-long' };
  if (read === undefined) {
    if (isSeveral(typed)) return { ok: false, reason: 'several' };
    const likeliest = readings.find((reading) => reading.startsWith('+')) ?? typed;
    return { ok: false, reason: rules.problem(likeliest, country) ?? 'not-in-country' };
  }
  const number = rules.international(read, country);
  return { ok: true, number: extension === '' ? number : `${number} ext. ${extension}` };
}

/** The part of the text that is the number: without spaces and brackets, and without words about it. */
function withoutGrouping(typed: string): string {
  return typed.replace(/^[^+\d]+|[\s().-]/g, '');
}

/** The fallback if the rules could not be loaded: a plus sign and 7 to 15 digits, in any grouping. */
function checkShape(typed: string): PhoneCheck {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+?00/, '+');
  if (!digits.startsWith('+')) return { ok: false, reason: 'invalid-country' };
  if (!/^\+\d+$/.test(digits)) return { ok: false, reason: 'not-a-number' };
  if (digits.length < 8) return { ok: false, reason: 'too-short' };
  return digits.length > 16 ? { ok: false, reason: 'too-long' } : { ok: true, number: digits };
}

/** The country in the response of a country-by-IP service: `1;US;USA;United States`, where 1 means success. */
export function countryOfReply(reply: string): string | undefined {
  return /^1\W?([a-z]{2})(?![a-z])/i.exec(reply)?.[1]?.toLowerCase();
}
