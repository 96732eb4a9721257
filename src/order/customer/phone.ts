import { normalizedPhone } from './normalized-phone.ts';
import { phoneReadings, withoutGrouping } from './phone-readings.ts';

/** The reason why a phone number is invalid. */
export type PhoneProblem =
  'several' | 'not-a-number' | 'invalid-country' | 'too-short' | 'too-long' | 'not-in-country';

/** A valid number as sent to the provider, or why it is invalid. */
export type PhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneProblem };

/** The phone number rules of all countries, which are too large to load with the form. */
export interface PhoneRules {
  matchesCountry: (text: string, country: string) => boolean;
  /** The problem with the number's length or country; undefined if both are right, but no such number exists. */
  problem: (text: string, country: string) => PhoneProblem | undefined;
  /** The number in international format, without its extension: `+13055550100`. */
  international: (text: string, country: string) => string;
  /** The digits of the extension; empty if there is none. */
  extension: (text: string, country: string) => string;
}

/** The greatest accepted lengths: of a number without its grouping, and of its extension. */
const phoneLimits = { characters: 25, extensionDigits: 20 };

/**
 * Validates a phone number; `country` applies if the input has no country code. The number sent to the provider is in
 * international format, with its extension.
 */
export function checkPhone(input: string, country: string, rules: PhoneRules | undefined): PhoneCheck {
  const phone = normalizedPhone(input);
  // Words before the number do not count towards the limit.
  if (withoutGrouping(phone.replace(/^[^+\d]+/, '')).length > phoneLimits.characters)
    return { ok: false, reason: containsSeveralNumbers(phone) ? 'several' : 'too-long' };
  if (!/\d/.test(phone)) return { ok: false, reason: 'not-a-number' };
  if (!rules) return checkShape(phone);
  const readings = phoneReadings(phone, country);
  const validReading = readings.find((reading) => rules.matchesCountry(reading, country));
  const extension = rules.extension(validReading ?? phone, country);
  if (extension.length > phoneLimits.extensionDigits) return { ok: false, reason: 'too-long' };
  if (validReading === undefined) {
    if (containsSeveralNumbers(phone)) return { ok: false, reason: 'several' };
    // In any other reading, the rules would count a prefix for calls abroad as part of the national number.
    const international = readings.find((reading) => reading.startsWith('+'));
    return { ok: false, reason: rules.problem(international ?? phone, country) ?? 'not-in-country' };
  }
  const number = rules.international(validReading, country);
  return { ok: true, number: extension === '' ? number : `${number} ext. ${extension}` };
}

/** Whether the text contains more than one complete number: `998 123 4567 / 998 765 4321`. */
function containsSeveralNumbers(text: string): boolean {
  const parts = text.split(/[/,;|&\\]| (?:or|and|und|et|ou|oder|o|u|y|e) |(?<=\d) ?(?=\+)/i);
  return parts.filter((part) => part.replace(/\D/g, '').length > 6).length > 1;
}

/** The fallback if the rules could not be loaded: a plus sign and 7 to 15 digits, in any grouping. */
function checkShape(phone: string): PhoneCheck {
  const digits = withoutGrouping(phone).replace(/^\+?00/, '+');
  if (!digits.startsWith('+')) return { ok: false, reason: 'invalid-country' };
  if (!/^\+\d+$/.test(digits)) return { ok: false, reason: 'not-a-number' };
  if (digits.length < 8) return { ok: false, reason: 'too-short' };
  return digits.length > 16 ? { ok: false, reason: 'too-long' } : { ok: true, number: digits };
}
