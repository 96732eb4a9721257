import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey, type IdentityOptions } from '../storefront/identity.ts';
import { mapParty } from '../schema/party.ts';
import type { Entries } from './entries.ts';

/**
 * What an earlier page of this tab has stored of the search (`src/storefront/persist.ts`), as the entries of its form,
 * with language and currency; nothing if it cannot be read. The view, which checks the whole, has the last word.
 */
export function rememberedEntries(options: IdentityOptions & { storage: 'session' | 'memory' }): Entries {
  // That storage is denied is for the view to say.
  const stored = options.storage === 'memory' ? null : storage().read(storageKey(options));
  try {
    const { search, session } = JSON.parse(stored ?? '') as Record<'search' | 'session', Stored>;
    return {
      lang: text(session.language),
      currency: text(session.currency),
      mode: text(search.searchMode),
      pickup: text(search.pickupPlace?.title),
      destination: text(search.dropoffPlace?.title),
      ...mapParty((field) => text(search[field])),
      date: text(search.date),
      ...(search.wantsReturn === true && { returnDate: text(search.returnDate) }),
    };
  } catch {
    return {};
  }
}

const storage = () => sessionStorageOrMemory(() => undefined);

type Stored = Partial<Record<string, unknown>> &
  Record<'pickupPlace' | 'dropoffPlace', { title?: unknown } | null>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
