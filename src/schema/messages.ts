import * as v from 'valibot';
import type { BookingErrorCode, CartChangeReason, RouteName } from './events.ts';
import { object } from './object.ts';
import { wellFormed } from './well-formed.ts';

/** What a framed page and its host say to each other: plain JSON in an envelope that nobody else's messages look like. */
const EnvelopeSchema = object({
  ns: v.literal('booking'),
  v: v.literal(1),
  type: v.string(),
  payload: v.optional(v.unknown()),
});

/** A message may hold half a character, which no address can. */
const TextSchema = v.pipe(v.string(), v.transform(wellFormed));

/** A page may be newer than its host, and know words that the host does not: they are passed on. */
const word = <Word extends string>() => v.custom<Word>((value) => typeof value === 'string');

const NullableNumberSchema = v.nullable(v.number());
const CartItemSchema = object({
  kind: v.picklist(['transfer', 'tour', 'extra']),
  id: TextSchema,
  name: TextSchema,
  quantity: v.number(),
  total: NullableNumberSchema,
});

/** In pixels; a page that is higher scrolls within its frame. */
const HIGHEST = 50_000;

/** What a framed page says, by the type of the message. */
export const guestMessages = {
  /** The first word; the answer is the host's `init`. */
  hello: v.optional(
    object({
      version: v.optional(TextSchema),
      /** Another one for each time that the page is loaded. */
      load: v.optional(TextSchema),
    }),
  ),
  ready: object({
    version: TextSchema,
    lang: v.optional(TextSchema, ''),
    currency: v.optional(TextSchema, ''),
  }),
  route: object({
    path: TextSchema,
    /** Not said of routes that hold a sale's token. */
    query: v.optional(TextSchema),
    name: word<RouteName>(),
    source: v.optional(v.picklist(['user', 'api', 'message', 'restore']), 'user'),
  }),
  /** The height of the page's content in pixels. */
  resize: object({ height: v.pipe(v.number(), v.finite(), v.minValue(0), v.toMaxValue(HIGHEST)) }),
  close: object({ reason: v.picklist(['button', 'escape', 'complete', 'api']) }),
  /** The visitor has to leave for a page that does not belong in a frame. */
  navigate: object({ url: TextSchema, purpose: v.picklist(['payment', 'voucher', 'hosted']) }),
  cart: object({
    count: v.number(),
    total: NullableNumberSchema,
    currency: TextSchema,
    reason: word<CartChangeReason>(),
    items: v.array(CartItemSchema),
  }),
  complete: object({
    confirmationRef: TextSchema,
    currency: TextSchema,
    total: v.number(),
    totalPaid: v.number(),
    paymentMethod: TextSchema,
    items: v.array(CartItemSchema),
  }),
  analytics: object({ event: TextSchema, params: v.record(v.string(), v.unknown()), eventId: TextSchema }),
  error: object({ code: word<BookingErrorCode>(), phase: TextSchema, retryable: v.boolean() }),
};

const OptionalWordSchema = v.fallback(v.optional(TextSchema), undefined);

/** Written out, as are all types that partners see: they name no library. */
export type FrameTheme = {
  colorScheme?: string | undefined;
  primaryColor?: string | undefined;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  fontFamily?: string | undefined;
  radius?: string | undefined;
  density?: string | undefined;
};

const ThemeSchema: v.GenericSchema<unknown, FrameTheme> = object({
  colorScheme: OptionalWordSchema,
  primaryColor: OptionalWordSchema,
  backgroundColor: OptionalWordSchema,
  textColor: OptionalWordSchema,
  fontFamily: OptionalWordSchema,
  radius: OptionalWordSchema,
  density: OptionalWordSchema,
});

const AnswerSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['granted', 'denied'])]),
  v.transform((answer) => answer === true || answer === 'granted'),
);

/** Hosts say `{analytics: true}`, or only the answer. */
const ConsentSchema = v.union([
  object({ analytics: AnswerSchema }),
  v.pipe(
    AnswerSchema,
    v.transform((analytics) => ({ analytics })),
  ),
]);

const LocaleSchema = object({ lang: OptionalWordSchema, currency: OptionalWordSchema });

/** What a host says, by the type of the message. */
export const hostMessages = {
  /** Comes with the port that both sides use from then on. */
  init: object({
    route: OptionalWordSchema,
    ...LocaleSchema.entries,
    colorScheme: OptionalWordSchema,
    primaryColor: OptionalWordSchema,
    consent: v.fallback(v.optional(ConsentSchema), undefined),
    analyticsClientId: OptionalWordSchema,
    /** Where the visitor left, kept by the host: browsers may deny storage to a framed page. */
    lastRoute: OptionalWordSchema,
    /** The host follows `navigate` messages itself; otherwise the framed page leaves on its own. */
    navigates: v.fallback(v.optional(v.boolean()), undefined),
  }),
  'set-route': object({ path: TextSchema }),
  'set-locale': LocaleSchema,
  'set-theme': ThemeSchema,
  consent: ConsentSchema,
};

type Messages = Record<string, v.GenericSchema>;

/** Any of the messages in a table, as they come in. */
export type MessageOf<Table extends Messages> = {
  [Type in keyof Table & string]: { type: Type; payload: v.InferOutput<Table[Type]> };
}[keyof Table & string];

/** What was said, or undefined where it is no message of ours, of a type that we do not know, or misshapen. */
export function readMessage<Table extends Messages>(
  table: Table,
  data: unknown,
): MessageOf<Table> | undefined {
  const envelope = v.safeParse(EnvelopeSchema, data);
  if (!envelope.success) return undefined;
  const { type, payload } = envelope.output;
  const schema = Object.hasOwn(table, type) ? table[type] : undefined;
  const parsed = schema && v.safeParse(schema, payload ?? {});
  return parsed?.success ? { type, payload: parsed.output } : undefined;
}

/** The payload of a message as it is written. */
export type PayloadOf<Table extends Messages, Type extends keyof Table> = v.InferInput<Table[Type]>;

/** A message in its envelope. */
export function envelope<Type extends string>(type: Type, payload: unknown) {
  return { ns: 'booking', v: 1, type, payload } as const;
}
