import type { ElementOptions } from '../options/attributes.ts';
import { sessionStorageOrMemory } from '../platform/storage.ts';
import { storageKey } from '../storefront/identity.ts';
import { mapParty } from '../schema/party.ts';
import type { ChosenPlace, Search } from '../schema/stored-search.ts';
import type { Entries } from './entries.ts';

/** What the visitor chose on an earlier page of this tab, as far as it is stored. */
interface StoredChoices {
  lang?: unknown;
  currency?: unknown;
  /** The search, as it is entered in the form. */
  entries?: Entries;
}

/**
 * Reads what an earlier page has stored (`src/storefront/stored-state.ts`). Empty if nothing readable is stored. Nothing is
 * validated, because the view reads the storage itself, and adopts from the form only what was entered.
 */
export function storedChoices(options: ElementOptions): StoredChoices {
  // If storage is denied, the view reports that.
  const storage = sessionStorageOrMemory();
  const stored = options.storage === 'memory' ? null : storage.read(storageKey(options));
  try {
    // Parsing an empty text fails like parsing an unreadable one.
    const { search, session } = JSON.parse(stored ?? '') as StoredSlices;
    return {
      lang: session.language,
      currency: session.currency,
      entries: {
        mode: toText(search.searchMode),
        pickup: toText(search.pickupPlace?.title),
        destination: toText(search.dropoffPlace?.title),
        ...mapParty((field) => toText(search[field])),
        date: toText(search.date),
        ...(search.wantsReturn === true && { returnDate: toText(search.returnDate) }),
      },
    };
  } catch {
    return {};
  }
}

/** The slices that are read here, under their stored names. */
interface StoredSlices {
  session: Unchecked<'language' | 'currency'>;
  search: Unchecked<keyof Search> &
    Partial<Record<'pickupPlace' | 'dropoffPlace', Unchecked<keyof ChosenPlace> | null>>;
}

/** Fields that may be missing or contain anything. */
type Unchecked<Name extends string> = Partial<Record<Name, unknown>>;

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
