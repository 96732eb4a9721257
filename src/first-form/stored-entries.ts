import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey, type IdentityOptions } from '../storefront/identity.ts';
import { mapParty } from '../schema/party.ts';
import type { Entries } from './entries.ts';

/**
 * The search that an earlier page of this tab has stored (`src/storefront/persist.ts`), as form entries, with language and
 * currency. Empty if the stored text is unreadable. Nothing is validated, because the view validates the form's entries.
 */
export function storedEntries(options: IdentityOptions & { storage: 'session' | 'memory' }): Entries {
  // If storage is denied, the view reports that.
  const storage = sessionStorageOrMemory();
  const stored = options.storage === 'memory' ? null : storage.read(storageKey(options));
  try {
    const { search, session } = JSON.parse(stored ?? '') as Record<'search' | 'session', StoredSlice>;
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

type StoredSlice = Partial<Record<string, unknown>> &
  Record<'pickupPlace' | 'dropoffPlace', { title?: unknown } | null>;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
