import * as v from 'valibot';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { TabStorage } from '../platform/storage.ts';
import { AttemptSchema } from '../schema/attempt.ts';
import { CartSchema } from '../schema/cart.ts';
import { parseJson, stringifyJson } from '../schema/json.ts';
import { LanguageSchema } from '../schema/language.ts';
import { object } from '../schema/object.ts';
import { FlightTypeSchema, SearchModeSchema, TripSchema } from '../schema/transfer.ts';
import { WireIdSchema } from '../schema/wire-values.ts';
import type { CartState } from './cart.ts';
import type { DraftState } from './draft.ts';
import type { SearchState } from './search.ts';
import type { SessionState } from './session.ts';

/** The version of what is written below; raise it with the shape and say in `upgraded` how older ones are read. */
const VERSION = 1;

const ChosenPlaceSchema = object({
  ref: WireIdSchema,
  title: v.string(),
  address: v.string(),
  iata: v.optional(v.string()),
});
const PlaceSchema = v.nullable(ChosenPlaceSchema);
const LegSchema = object({
  flight: object({
    airline: v.string(),
    flightNumber: v.string(),
    flightType: FlightTypeSchema,
    date: v.string(),
    hour: v.string(),
    minute: v.string(),
  }),
  ownPickup: v.nullable(object({ date: v.string(), hour: v.string(), minute: v.string() })),
  riskAcceptedFor: v.string(),
});

const StoredSchema = object({
  version: v.literal(VERSION),
  session: object({
    language: v.optional(LanguageSchema),
    currency: v.optional(v.string()),
    salesChannel: v.optional(v.string()),
    ownSales: v.optional(v.array(v.string()), []),
    announcedSales: v.optional(v.array(v.string()), []),
  }),
  search: object({
    searchMode: SearchModeSchema,
    pickupPlace: PlaceSchema,
    dropoffPlace: PlaceSchema,
    airportPlace: PlaceSchema,
    adults: v.number(),
    kids: v.number(),
    date: v.string(),
    returnDate: v.string(),
    wantsReturn: v.boolean(),
    recentPlaces: v.array(ChosenPlaceSchema),
    searchSessionId: v.string(),
  }),
  draft: object({
    selection: v.nullable(
      object({ priceRef: WireIdSchema, trip: TripSchema, from: v.string(), to: v.string() }),
    ),
    service: LegSchema,
    return: LegSchema,
  }),
  cart: object({
    ...CartSchema.entries,
    checkoutBegun: v.optional(v.boolean(), false),
    booked: v.optional(v.nullable(CartSchema), null),
    attempts: v.optional(v.array(AttemptSchema), []),
    couponOffer: v.optional(v.nullable(object({ code: v.string(), tried: v.boolean() })), null),
  }),
});
export type StoredState = v.InferOutput<typeof StoredSchema>;

/**
 * What an earlier page of this tab kept. Older text is dropped, `damaged` text as well; `newer` text belongs to a newer
 * version of the storefront and must be left alone.
 */
export function readStored(storage: TabStorage, key: string): StoredState | 'newer' | 'damaged' | undefined {
  const text = storage.read(key);
  if (!text) return undefined;
  const json = parseJson(text)?.value;
  const parsed = v.safeParse(StoredSchema, json);
  if (parsed.success) return parsed.output;
  const versioned = v.safeParse(object({ version: v.number() }), json);
  const version = versioned.success ? versioned.output.version : VERSION;
  if (version < VERSION) return undefined;
  return version > VERSION ? 'newer' : 'damaged';
}

interface PersistedSlices {
  session: SessionState;
  search: SearchState;
  draft: DraftState;
  cart: CartState;
}

/** Writes the slices after every change, without names, addresses and notes of the customer. Returns how to stop. */
export function persist(slices: PersistedSlices, storage: TabStorage, key: string): () => void {
  const write = () => {
    const { language, currency, salesChannel, ownSales, announcedSales } = snapshot(slices.session);
    const { transfers, tours, extras, couponCode, checkoutBegun, attempts, booked, couponOffer } = snapshot(
      slices.cart,
    );
    const stored = {
      version: VERSION,
      session: { language, currency, salesChannel, ownSales, announcedSales },
      search: snapshot(slices.search),
      draft: snapshot(slices.draft),
      cart: { transfers, tours, extras, couponCode, checkoutBegun, attempts, booked, couponOffer },
    };
    storage.write(key, stringifyJson(stored));
  };
  const stops = Object.values(slices).map((slice: object) => subscribe(slice, write));
  return () => stops.forEach((stop) => stop());
}
