import { localeFileUrl } from '../../../src/platform/locale-files.ts';
import type { LocaleFileEntry } from '../../../src/platform/locale-file-entry.ts';
import type { Release } from '../../../src/platform/current-release.ts';
import { registry } from '../../../src/platform/registry.ts';

/**
 * Loads the file that a `locale-url` names: once per page and URL. Resolves once it is known whether the file can be used;
 * undefined if that is known already, or there is no file.
 */
export function loadLocaleFile(raw: unknown, release: Release): Promise<void> | undefined {
  const url = localeFileUrl(raw);
  if (url === undefined) return undefined;
  const files = (registry().localeFiles ??= new Map<string, LocaleFileEntry>());
  const known = files.get(url);
  if (known) return known.loading;
  const entry: LocaleFileEntry = {};
  files.set(url, entry);
  const load = async () => {
    try {
      await release.readLocaleFile(url, entry, release.catalogs.en);
    } catch (error) {
      console.warn('[booking-elements] The file of locale-url could not be read:', error);
    }
    delete entry.loading;
  };
  entry.loading = load();
  return entry.loading;
}
