import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/**
 * The template of a locale file (`docs/languages.md`), with all texts, each to be translated. `npm run i18n:template` prints
 * it, and the build writes it to `dist/cdn/locale-template.json`.
 */
export async function localeTemplate(): Promise<string> {
  const messages: Record<string, string> = {};
  for (const key of await messageKeys()) messages[key] = '';
  const template = {
    '//': 'Fill in the translations: keep {placeholders} and <0>tags</0>, use the plural forms of your language, and leave empty what shall stay English. A key such as "meaning|Text" is the text with that meaning; translate the part after the line.',
    format: 1,
    language: '',
    name: '',
    direction: 'ltr',
    messages,
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** The keys of all texts, those of the first screens first. */
async function messageKeys(): Promise<string[]> {
  const config = getConfig({ cwd: join(import.meta.dirname, '..') });
  const keys: string[] = [];
  for (const catalog of await getCatalogs(config)) {
    const entries = (await catalog.read(config.sourceLocale)) ?? {};
    for (const { message = '', context } of Object.values(entries))
      keys.push(context === undefined ? message : `${context}|${message}`);
  }
  return [...new Set(keys)];
}

if (import.meta.main) process.stdout.write(await localeTemplate());
