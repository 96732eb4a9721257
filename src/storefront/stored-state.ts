import * as v from 'valibot';
import { snapshot } from 'valtio/vanilla';
import { noAttribution } from '../schema/attribution.ts';
import { AttemptSchema } from '../schema/attempt.ts';
import { BookedSaleSchema } from '../schema/booked-sale.ts';
import { CartSchema } from '../schema/cart.ts';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { object } from '../schema/object.ts';
import { DraftSchema } from '../schema/draft.ts';
import { SearchSchema } from '../schema/stored-search.ts';
import { StoredUnavailableLineSchema } from '../schema/unavailable-line.ts';
import { listOf } from '../schema/wire-lists.ts';
import type { StorefrontState } from './state.ts';

/**
 * The version of the stored shape. Text of older versions is ignored, and its cart lost, so a new field is optional instead;
 * raise the version only for a change that no default can bridge.
 */
const VERSION = 1;

const StoredSchema = object({
  version: v.literal(VERSION),
  session: object({
    /** May be that of a locale file. */
    language: v.optional(v.string()),
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
    lost: listOf(StoredUnavailableLineSchema),
  }),
});

/** What an earlier page of this tab has stored, by slice. */
export type StoredState = ReturnType<typeof stateFromStored>;

/**
 * Parses the text that an earlier page has stored; undefined if there is none or it is of an older version. `newer` text
 * belongs to a newer version of the storefront and must not be overwritten; `corrupt` text belongs to no other version, but
 * lacks the shape of this one.
 */
export function parseStoredState(text: string | null): StoredState | 'newer' | 'corrupt' | undefined {
  if (!text) return undefined;
  const json = parseJson(text);
  const stored = v.safeParse(StoredSchema, json);
  if (stored.success) return stateFromStored(stored.output);
  const versioned = v.safeParse(object({ version: v.number() }), json);
  const version = versioned.success ? versioned.output.version : VERSION;
  if (version < VERSION) return undefined;
  return version > VERSION ? 'newer' : 'corrupt';
}

/** Stored fields keep the names and places that they had in the first version; `serializeState` is the inverse. */
function stateFromStored({ session, search, draft, cart }: v.InferOutput<typeof StoredSchema>) {
  const { salesChannel, announcedSales, ...choicesAndOwnSales } = session;
  const { checkoutBegun, attempts, booked, bookedAs, bookedSale, lost, ...contents } = cart;
  return {
    session: {
      ...choicesAndOwnSales,
      reportedSales: announcedSales,
      attribution: { ...noAttribution, salesChannel },
    },
    search,
    draft,
    cart: {
      ...contents,
      unavailable: lost.map(({ carried, ...line }) => ({ ...line, choicesJson: carried })),
    },
    checkout: { hasBegun: checkoutBegun },
    order: { attempts, lastOrder: booked && { cart: booked, saleFingerprint: bookedAs }, bookedSale },
  };
}

/** The text to store. It lacks the language and currency that the host page chose, and the customer's personal data. */
export function serializeState(slices: StorefrontState): string {
  const { language, currency, attribution, ownSales, reportedSales } = snapshot(slices.session.state);
  const { transfers, tours, extras, couponCode, couponOffer, unavailable } = snapshot(slices.cart.state);
  const { hasBegun } = snapshot(slices.checkout.state);
  const { attempts, lastOrder, bookedSale } = snapshot(slices.order.state);
  return stringifyJson({
    version: VERSION,
    session: {
      language,
      currency,
      salesChannel: attribution.salesChannel,
      ownSales,
      announcedSales: reportedSales,
    },
    search: snapshot(slices.search.state),
    draft: snapshot(slices.draft.state),
    cart: {
      transfers,
      tours,
      extras,
      couponCode,
      checkoutBegun: hasBegun,
      attempts,
      booked: lastOrder?.cart ?? null,
      bookedAs: lastOrder?.saleFingerprint ?? '',
      bookedSale,
      couponOffer,
      lost: unavailable.map(({ choicesJson, ...line }) => ({ ...line, carried: choicesJson })),
    },
  });
}
