import type { Rule } from './rule.ts';

/** What is wrong with the page's own language files. */
export const languageRules: Rule[] = [
  {
    code: 'locale-url-wrong',
    severity: 'warning',
    find: ({ page }) =>
      (page?.localeFiles ?? []).filter(({ isUsed }) => !isUsed).map(({ url }) => ({ subject: url })),
    words: {
      en: {
        message: 'The language file cannot be used, so the storefront appears in another language.',
        fix: 'Open the URL: it must answer within four seconds with valid JSON of format 1, and from another origin with Access-Control-Allow-Origin. The console names the cause.',
      },
      es: {
        message: 'El archivo de idioma no se puede usar, y la tienda aparece en otro idioma.',
        fix: 'Abra la URL: debe responder en menos de cuatro segundos con un JSON válido de formato 1 y, desde otro origen, con Access-Control-Allow-Origin. La consola indica la causa.',
      },
    },
  },
  {
    code: 'locale-incomplete',
    severity: 'hint',
    find: ({ page }) =>
      (page?.localeFiles ?? [])
        .filter(({ missing, ignored }) => missing + ignored > 0)
        .map(({ url, missing, ignored }) => ({
          subject: url,
          values: { missing: String(missing), ignored: String(ignored) },
        })),
    words: {
      en: {
        message:
          'The language file is incomplete: {missing} texts appear in English, and {ignored} of its texts are ignored.',
        fix: 'Translate the missing texts, and correct those that the console names.',
      },
      es: {
        message:
          'El archivo de idioma está incompleto: {missing} textos aparecen en inglés y {ignored} de sus textos se ignoran.',
        fix: 'Traduzca los textos que faltan y corrija los que indica la consola.',
      },
    },
  },
];
