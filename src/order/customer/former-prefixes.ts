/**
 * A prefix that a country's numbers used to have, or one that they did not have yet. Many address books still contain such
 * numbers, which the phone number rules do not know.
 */
interface FormerPrefix {
  country: string;
  /** The country calling code. */
  code: string;
  /** Matches the former prefix in a national number, or the place where today's prefix is missing. */
  prefix: RegExp;
  /** What the rules expect there; by default nothing. */
  replacement?: string;
}

const formerPrefixes: readonly FormerPrefix[] = [
  // Long distance and mobile phones.
  { country: 'mx', code: '52', prefix: /^(?:0?1|02|04[45])(?=\d{10}$)/ },
  // Mobile phones: 15 after the area code, which international numbers replace with a 9 before it.
  { country: 'ar', code: '54', prefix: /^0?9?0?(\d{2,4}?)15(?=\d{6,8}$)/, replacement: '9$1' },
  // Mobile phones, which had no 9 after the area code.
  { country: 'br', code: '55', prefix: /(?<=^0?\d\d)(?=[6-9]\d{7}$)/, replacement: '9' },
  // Trunk prefixes.
  { country: 'cl', code: '56', prefix: /^0(?=\d{9}$)/ },
  { country: 'cz', code: '420', prefix: /^0(?=\d{9}$)/ },
  { country: 'it', code: '39', prefix: /^0(?=3\d{8,9}$)/ },
  { country: 'pl', code: '48', prefix: /^0(?=\d{9}$)/ },
  // The trunk prefix of the Soviet Union.
  { country: 'ua', code: '380', prefix: /^8(?=0)/ },
  { country: 'lv', code: '371', prefix: /^8/ },
  { country: 'ee', code: '372', prefix: /^8/ },
  { country: 'md', code: '373', prefix: /^8/ },
  { country: 'am', code: '374', prefix: /^8/ },
  { country: 'tj', code: '992', prefix: /^8/ },
  { country: 'az', code: '994', prefix: /^8/ },
  { country: 'ge', code: '995', prefix: /^8/ },
  { country: 'kg', code: '996', prefix: /^8/ },
  { country: 'uz', code: '998', prefix: /^8/ },
];

/**
 * The number as it is written today, in international format: one reading for each former prefix that it may have, so usually
 * none. `selectedCountry` is the country of a number without a country code.
 */
export function withoutFormerPrefix(text: string, selectedCountry: string): string[] {
  const [, number = '', extension = ''] = /^(.*?)((?:\s*(?:ext|x|#).*)?)$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+');
  return formerPrefixes.flatMap(({ country, code, prefix, replacement = '' }) => {
    const isNational = !isInternational && country === selectedCountry;
    const mayStartWithCode = isInternational || isNational;
    const nationalNumbers = [
      ...(isNational ? [digits] : []),
      ...(mayStartWithCode && digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ];
    return nationalNumbers
      .filter((national) => prefix.test(national))
      .map((national) => `+${code}${national.replace(prefix, replacement)}${extension}`);
  });
}
