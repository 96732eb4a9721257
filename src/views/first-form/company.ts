import { currencyCode } from '../../schema/currency.ts';

/** What the home screen shows of a company. */
export interface Company {
  title: string;
  logoUrl: string | undefined;
  /** Lower-case codes; the first is the default. */
  currencies: readonly string[];
  hasTours: boolean;
}

/**
 * Reads the settings as `schema/settings.ts` does, whose library would be larger than the form. Undefined if the company
 * has no transfers, or if its settings are not as documented: that is for the view to say.
 */
export function companyIn(settings: unknown): Company | undefined {
  const { companyTitle, logoUrl, currencies, hasTransfers, tourCategories } = Object(settings) as Partial<
    Record<string, unknown>
  >;
  const codes = list(currencies)
    .map((code) => currencyCode(text(code)))
    .filter((code) => /^[a-z]{3}$/.test(code));
  if (![true, 1, '1', 'true'].includes(hasTransfers as boolean) || codes.length === 0) return undefined;
  return {
    title: text(companyTitle),
    logoUrl: text(logoUrl) || undefined,
    currencies: codes,
    hasTours: list(tourCategories).some((one) => text(part(one, 'name')) && text(part(one, 'slug'))),
  };
}

/** PHP writes a list with a gap as an object with the indexes as keys. */
const list = (value: unknown): unknown[] =>
  Object.keys(Object(value) as object).every((key) => /^\d+$/.test(key)) && typeof value === 'object'
    ? Object.values(Object(value) as object)
    : [];

const text = (value: unknown): string => (/^(string|number)$/.test(typeof value) ? String(value) : '');

const part = (whole: unknown, name: string): unknown => (Object(whole) as Record<string, unknown>)[name];
