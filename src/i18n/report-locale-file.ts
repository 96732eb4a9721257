import type { Catalog, Catalogs } from '../../locales/types.ts';
import type { LocaleFileEntry, LocaleReport } from '../platform/locale-file-entry.ts';
import { closestLanguage } from '../schema/language.ts';
import { messageIdOf } from './compile-locale-messages.ts';

interface Compiled {
  url: string;
  /** The file's language. */
  language: string;
  texts: Readonly<Record<string, unknown>>;
  messages: Catalog['messages'];
  ignored: LocaleReport['ignored'];
  english: Catalogs;
}

/** Compares a locale file with all English texts; then reports and logs, once, what its author has to correct. */
export async function reportLocaleFile(
  entry: LocaleFileEntry,
  { url, language, texts, messages, ignored, english }: Compiled,
): Promise<void> {
  try {
    const firstScreen = await english.firstScreen();
    const rest = await english.rest();
    const ids = [...new Set([...Object.keys(firstScreen.messages), ...Object.keys(rest.messages)])];
    const unknown = Object.keys(texts).filter((text) => !ids.includes(messageIdOf(text)));
    entry.report = {
      url,
      missing: ids.filter((id) => !(id in messages)).length,
      ignored: [...ignored, ...unknown.map((text) => ({ text, reason: 'is no text of this version' }))],
    };
    logReport(entry.report, ids.length, fallbackName(language));
  } catch (error) {
    console.warn('[booking-elements] The file of locale-url could not be checked:', error);
  }
}

/** The English name of the language in which missing texts appear. */
function fallbackName(language: string): string {
  const fallback = closestLanguage(language);
  return new Intl.DisplayNames('en', { type: 'language' }).of(fallback) ?? fallback;
}

function logReport({ url, missing, ignored }: LocaleReport, total: number, fallback: string): void {
  if (missing === 0 && ignored.length === 0) return;
  const list = ignored.map(({ text, reason }) => `\n  "${text}" ${reason}`).join('');
  const ignoredTexts = ignored.length > 0 ? ` ${ignored.length} texts are ignored:${list}` : '';
  console.warn(
    `[booking-elements] ${url}: ${missing} of ${total} texts appear in ${fallback}.${ignoredTexts}`,
  );
}
