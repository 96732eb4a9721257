import utils from 'intl-tel-input/utils';
import type { PhoneProblem, PhoneRules } from '../../../order/customer/phone.ts';

/** The errors of intl-tel-input that visitors can act on. */
const problems: Partial<Record<string, PhoneProblem>> = {
  INVALID_COUNTRY_CODE: 'invalid-country',
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
};

/** The rules of intl-tel-input. They are large, so this module is only imported dynamically. */
export const phoneRules: PhoneRules = {
  matchesCountry: (text, country) => utils.isValidNumberPrecise(text, country, null),
  problem: (text, country) => problems[utils.getValidationError(text, country) ?? ''],
  international: (text, country) => utils.formatNumber(text, country, 'E164'),
  // Despite its type, the library returns null if there is none.
  extension: (text, country) => utils.getExtension(text, country) || '',
};
