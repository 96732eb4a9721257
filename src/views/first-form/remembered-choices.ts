import { storageKey, type IdentityOptions } from '../../storefront/identity.ts';
import { sessionStorageOrMemory } from '../../platform/storage.ts';
import { languages, type Language } from '../../schema/language.ts';

/** What the form shows of an earlier page's choices. Days are `yyyy-MM-dd`, or empty. */
export interface RememberedChoices {
  language?: Language | undefined;
  currency?: string | undefined;
  /** How many services are in the cart. */
  cartCount?: number;
  mode?: unknown;
  /** The texts of the places, by the names of their fields. */
  places?: Readonly<Record<string, string>>;
  adults?: number;
  kids?: number;
  days?: readonly [service: string, back: string];
  wantsReturn?: boolean;
}

/**
 * The choices that `storefront/persist.ts` has stored in this tab; nothing if they cannot be read. That file's schema
 * would be larger than the form, and the view, which checks the whole, has the last word.
 */
export function rememberedChoices(
  options: IdentityOptions & { storage: 'session' | 'memory' },
): RememberedChoices {
  const stored = options.storage === 'memory' ? undefined : read(storageKey(options));
  const search = part(stored, 'search');
  if (!search) return {};
  const { language, currency } = part(stored, 'session') ?? {};
  const { transfers, tours, extras } = part(stored, 'cart') ?? {};
  const { searchMode, pickupPlace, dropoffPlace, adults, kids, date, returnDate, wantsReturn } = search;
  return {
    language: languages.find((one) => one === language),
    currency: text(currency) || undefined,
    cartCount: [transfers, tours, extras].flat().filter(Boolean).length,
    mode: searchMode,
    places: { pickup: titleOf(pickupPlace), destination: titleOf(dropoffPlace) },
    adults: Number(adults),
    kids: Number(kids),
    days: [text(date), text(returnDate)],
    wantsReturn: wantsReturn === true,
  };
}

function read(key: string): unknown {
  // That storage is denied is for the view to say.
  const stored = sessionStorageOrMemory(() => undefined).read(key);
  try {
    return JSON.parse(stored ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function part(whole: unknown, name: string): Partial<Record<string, unknown>> | undefined {
  const value = (Object(whole) as Partial<Record<string, unknown>>)[name];
  return typeof value === 'object' && value !== null ? value : undefined;
}

const titleOf = (place: unknown) => text(part({ place }, 'place')?.title);

const text = (value: unknown) => (typeof value === 'string' ? value : '');
