import { changeFiles } from './patch.ts';

const files = /[\\/]@lingui[\\/]core[\\/]dist[\\/]index\.mjs$/;

/** From where to where text is left out. */
const leftOut: readonly [from: string, before: string][] = [
  ['function date(locales', 'function number(locales'],
  ['const ESCAPE_SEQUENCE_REGEX', 'const OCTOTHORPE_PH'],
  ['    selectordinal: (value', '  };\n};\nconst selectFormatter'],
  ['const selectFormatter', 'function interpolate('],
  ['    if (isString(result) && ESCAPE', '    if (isString(result)) return'],
  ['        console.warn(`Uncompiled', '      }\n    }\n    if (isString(translation) && ESC'],
  ['    if (isString(translation) && ESC', '    if (isString(translation)) return'],
  ['  /**\n   * @deprecated Use `Intl.DateTimeFormat`', '}\nfunction setupI18n'],
  ['  date: date,\n', '  defaultLocale'],
  ['  time: time\n', '};'],
];

/**
 * Leaves of Lingui what messages with values and plurals need. Dates and prices are formatted by our own rules, and
 * messages that are compiled have no escape sequences.
 *
 * Without this patch, test/budgets.test.ts fails; test/unit/build/patches.test.ts shows what it removes.
 */
export const pluralsOnly = changeFiles('plurals-only', {
  files,
  change: (code) => leftOut.reduce((rest, [from, before]) => without(rest, from, before), code),
  library: { name: '@lingui/core', version: '6.8.0' },
});

/** Throws if a text is not there, as in another version than the one that the patch was made for. */
function without(code: string, from: string, before: string): string {
  const start = code.indexOf(from);
  const end = code.indexOf(before, start);
  if (start < 0 || end < 0) throw new Error(`plurals-only: found no ${from}`);
  return code.slice(0, start) + code.slice(end);
}
