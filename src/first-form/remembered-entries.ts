import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey, type IdentityOptions } from '../storefront/identity.ts';
import { mapParty } from '../schema/party.ts';
import type { Entries } from './entries.ts';

/**
 * The search that an earlier page of this tab has stored (`src/storefront/persist.ts`), as form entries, with language and
 * currency; empty if it is unreadable. The view validates everything.
 */
export function rememberedEntries(options: IdentityOptions & { storage: 'session' | 'memory' }): Entries {
  // The view reports that storage is denied.
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
