import type { Catalog, Catalogs } from '../../locales/types.ts';
import type { LocaleFileEntry, LocaleReport } from '../platform/locale-file-entry.ts';
import { messageIdOf } from './compile-locale-messages.ts';

interface Compiled {
  url: string;
  texts: Readonly<Record<string, unknown>>;
  messages: Catalog['messages'];
  ignored: LocaleReport['ignored'];
  english: Catalogs;
}

/** Compares a locale file with all English texts; then reports and logs, once, what its author has to correct. */
export async function reportLocaleFile(
  entry: LocaleFileEntry,
  { url, texts, messages, ignored, english }: Compiled,
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
    logReport(entry.report, ids.length);
  } catch (error) {
    console.warn('[booking-elements] The file of locale-url could not be checked:', error);
  }
}

function logReport({ url, missing, ignored }: LocaleReport, total: number): void {
  if (missing === 0 && ignored.length === 0) return;
  const list = ignored.map(({ text, reason }) => `\n  "${text}" ${reason}`).join('');
  const ignoredTexts = ignored.length > 0 ? ` ${ignored.length} texts are ignored:${list}` : '';
  console.warn(`[booking-elements] ${url}: ${missing} of ${total} texts appear in English.${ignoredTexts}`);
}
