import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey, type IdentityOptions } from '../storefront/identity.ts';
import type { Entries } from './entries.ts';

interface Remembered {
  entries: Entries;
  /** Language and currency, by the names of their attributes. */
  chosen: Partial<Record<string, unknown>>;
}

/**
 * What an earlier page of this tab has stored of the search (`src/storefront/persist.ts`), as the entries of its form;
 * nothing if it cannot be read. The view, which checks the whole, has the last word.
 */
export function rememberedEntries(options: IdentityOptions & { storage: 'session' | 'memory' }): Remembered {
  // That storage is denied is for the view to say.
  const stored = options.storage === 'memory' ? null : storage().read(storageKey(options));
  try {
    const { search, session } = JSON.parse(stored ?? '') as Record<'search' | 'session', Stored>;
    return {
      entries: {
        mode: text(search.searchMode),
        pickup: text(search.pickupPlace?.title),
        destination: text(search.dropoffPlace?.title),
        adults: text(search.adults),
        kids: text(search.kids),
        date: text(search.date),
        ...(search.wantsReturn === true && { returnDate: text(search.returnDate) }),
      },
      chosen: { lang: session.language, currency: session.currency },
    };
  } catch {
    return { entries: {}, chosen: {} };
  }
}

const storage = () => sessionStorageOrMemory(() => undefined);

type Stored = Partial<Record<string, unknown>> & { pickupPlace?: Titled; dropoffPlace?: Titled };
type Titled = { title?: unknown } | null;

const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');
