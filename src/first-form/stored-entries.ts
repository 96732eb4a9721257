import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey, type IdentityOptions } from '../storefront/identity.ts';
import { mapParty } from '../schema/party.ts';
import type { Entries } from './entries.ts';

/**
 * The search that an earlier page of this tab has stored (`src/storefront/stored-state.ts`), as form entries, with language and
 * currency. Empty if nothing readable is stored. Nothing is validated, because the view validates the form's entries.
 */
export function storedEntries(options: IdentityOptions & { storage: 'session' | 'memory' }): Entries {
  // If storage is denied, the view reports that.
  const storage = sessionStorageOrMemory();
  const stored = options.storage === 'memory' ? null : storage.read(storageKey(options));
  try {
    // Parsing an empty text fails like parsing an unreadable one.
    const { search, session } = JSON.parse(stored ?? '') as Record<'search' | 'session', StoredSlice>;
    return {
      lang: toText(session.language),
      currency: toText(session.currency),
      mode: toText(search.searchMode),
      pickup: toText(search.pickupPlace?.title),
      destination: toText(search.dropoffPlace?.title),
      ...mapParty((field) => toText(search[field])),
      date: toText(search.date),
      ...(search.wantsReturn === true && { returnDate: toText(search.returnDate) }),
    };
  } catch {
    return {};
  }
}

type StoredSlice = Partial<Record<string, unknown>> &
  Record<'pickupPlace' | 'dropoffPlace', { title?: unknown } | null>;

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
