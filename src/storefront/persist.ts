import * as v from 'valibot';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { TabStorage } from '../platform/storage.ts';
import { noAttribution } from '../schema/attribution.ts';
import { AttemptSchema } from '../schema/attempt.ts';
import { BookedSaleSchema } from '../schema/booked-sale.ts';
import { CartSchema } from '../schema/cart.ts';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { languages } from '../schema/language.ts';
import { object } from '../schema/object.ts';
import { DraftSchema, SearchSchema } from '../schema/trip-forms.ts';
import type { CartSlice } from '../cart/cart-slice.ts';
import type { CheckoutSlice } from '../order/checkout-slice.ts';
import type { OrderSlice } from '../order/order-slice.ts';
import type { DraftSlice } from '../trip/draft-slice.ts';
import type { SearchSlice } from '../trip/search/search-slice.ts';
import type { SessionSlice } from './session-slice.ts';

/** The version of the stored shape; raise it when the shape changes. Text of older versions is dropped. */
const VERSION = 1;

const StoredSchema = object({
  version: v.literal(VERSION),
  session: object({
    language: v.optional(v.picklist(languages)),
    currency: v.optional(v.string()),
    salesChannel: v.optional(v.string()),
    ownSales: v.optional(v.array(v.string()), []),
    announcedSales: v.optional(v.array(v.string()), []),
  }),
  search: SearchSchema,
  draft: DraftSchema,
  cart: object({
    ...CartSchema.entries,
    checkoutBegun: v.optional(v.boolean(), false),
    booked: v.optional(v.nullable(CartSchema), null),
    bookedAs: v.optional(v.string(), ''),
    bookedSale: v.optional(v.nullable(BookedSaleSchema), null),
    attempts: v.optional(v.array(AttemptSchema), []),
    couponOffer: v.optional(v.nullable(object({ code: v.string(), tried: v.boolean() })), null),
    lost: v.optional(v.array(v.unknown()), []),
  }),
});
type Stored = v.InferOutput<typeof StoredSchema>;
export type StoredState = ReturnType<typeof bySlice>;

/**
 * What an earlier page of this tab has stored. Text of older versions is ignored, and so is `damaged` text; `newer`
 * text belongs to a newer version of the storefront and must be left alone.
 */
export function readStored(storage: TabStorage, key: string): StoredState | 'newer' | 'damaged' | undefined {
  const text = storage.read(key);
  if (!text) return undefined;
  const json = parseJson(text)?.value;
  const parsed = v.safeParse(StoredSchema, json);
  if (parsed.success) return bySlice(parsed.output);
  const versioned = v.safeParse(object({ version: v.number() }), json);
  const version = versioned.success ? versioned.output.version : VERSION;
  if (version < VERSION) return undefined;
  return version > VERSION ? 'newer' : 'damaged';
}

/** Stored fields keep the names and places that they had in the first version. */
function bySlice({
  session: { salesChannel, ...session },
  cart: { checkoutBegun, attempts, booked, bookedAs, bookedSale, lost, ...cart },
  ...others
}: Stored) {
  return {
    ...others,
    session: { ...session, attribution: { ...noAttribution, salesChannel } },
    cart: { ...cart, unavailable: lost },
    checkout: { hasBegun: checkoutBegun },
    order: { attempts, lastOrder: booked, lastSale: bookedAs, booked: bookedSale },
  };
}

interface PersistedSlices {
  session: Pick<SessionSlice, 'state'>;
  search: Pick<SearchSlice, 'state'>;
  draft: Pick<DraftSlice, 'state'>;
  cart: Pick<CartSlice, 'state'>;
  checkout: Pick<CheckoutSlice, 'state'>;
  order: Pick<OrderSlice, 'state'>;
}

/** Stores the slices after every change, without the customer's personal data. */
export function persist(slices: PersistedSlices, storage: TabStorage, key: string): void {
  const write = () => {
    const { language, currency, attribution, ownSales, announcedSales } = snapshot(slices.session.state);
    const { transfers, tours, extras, couponCode, couponOffer, unavailable } = snapshot(slices.cart.state);
    const { hasBegun: checkoutBegun } = snapshot(slices.checkout.state);
    const {
      attempts,
      lastOrder: booked,
      lastSale: bookedAs,
      booked: bookedSale,
    } = snapshot(slices.order.state);
    const stored = {
      version: VERSION,
      session: { language, currency, salesChannel: attribution.salesChannel, ownSales, announcedSales },
      search: snapshot(slices.search.state),
      draft: snapshot(slices.draft.state),
      cart: {
        transfers,
        tours,
        extras,
        couponCode,
        checkoutBegun,
        attempts,
        booked,
        bookedAs,
        bookedSale,
        couponOffer,
        lost: unavailable,
      },
    };
    storage.write(key, stringifyJson(stored));
  };
  for (const { state } of Object.values(slices) as { state: object }[]) subscribe(state, write);
}
