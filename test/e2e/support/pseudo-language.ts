import { readFileSync } from 'node:fs';
import {
  pseudoFile,
  pseudoText,
  type LocaleFile,
  type PseudoLanguage,
} from '../../support/pseudo-language.ts';
import type { Page } from './test.ts';
import { wordsBy, type Words } from './words.ts';

/** The value of `locale-url` on a page for which `servePseudoFile` has been called. */
export const pseudoFileUrl = '/pseudo-language.json';

/** Serves the locale file of a pseudo-language on every site. */
export async function servePseudoFile(page: Page, kind: PseudoLanguage): Promise<void> {
  const template = JSON.parse(readFileSync('dist/cdn/locale-template.json', 'utf8')) as LocaleFile;
  await page.route(`**${pseudoFileUrl}`, (route) =>
    route.fulfill({ json: pseudoFile(kind, template), headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

export function pseudoWords(kind: PseudoLanguage): Words {
  return wordsBy((text) => pseudoText(kind, text));
}
