import * as v from 'valibot';
import { labelNames, type EventLabels } from './event-labels.ts';
import type {
  BookingErrorCode,
  BookingEventDetails,
  BookingEventName,
  CartChangeReason,
  CartIssue,
  RouteName,
} from './events.ts';
import { isInOrder, PixelsSchema, type FramePart } from './frame-part.ts';
import { object } from './object.ts';
import { wellFormed } from '../lib/well-formed.ts';

/**
 * The messages between a framed page and its host: plain JSON in an envelope that distinguishes them from all other
 * messages.
 */
const EnvelopeSchema = object({
  ns: v.literal('booking'),
  v: v.literal(1),
  type: v.string(),
  payload: v.optional(v.unknown()),
});

/** A message may contain a lone surrogate, which URLs cannot. */
const TextSchema = v.pipe(v.string(), v.transform(wellFormed));

/** A framed page may be newer than its host: values that the host does not know are passed on. */
const word = <Word extends string>() => v.custom<Word>((value) => typeof value === 'string');

const NullableNumberSchema = v.nullable(v.number());

type PlainIssueCode = Exclude<
  CartIssue['code'],
  'time-gone' | 'price-changed' | 'pickup-refused' | 'overlap'
>;

/** An issue that the host does not know is passed on with its code alone. */
const CartIssueSchema = v.union([
  object({ code: v.literal('time-gone'), times: v.array(TextSchema) }),
  object({ code: v.literal('price-changed'), before: v.number(), now: v.number() }),
  object({ code: v.literal('pickup-refused'), message: TextSchema }),
  object({ code: v.literal('overlap'), with: TextSchema }),
  object({ code: word<PlainIssueCode>() }),
]);
const CartItemSchema = object({
  kind: v.picklist(['transfer', 'tour', 'extra']),
  id: TextSchema,
  ref: v.optional(TextSchema),
  name: TextSchema,
  quantity: v.number(),
  total: NullableNumberSchema,
  issues: v.fallback(v.optional(v.array(CartIssueSchema)), undefined),
});

const LabelSchema = v.optional(TextSchema);
/** Of the element in the frame; every event may have them. */
const labels = Object.fromEntries(labelNames.map((label) => [label, LabelSchema])) as Record<
  keyof EventLabels,
  typeof LabelSchema
>;

/** In pixels; a taller page scrolls inside its frame. */
const HIGHEST = 50_000;

/** The events that a framed page forwards unchanged, by the type of their message. */
export const forwardedEvents = {
  ready: 'booking-ready',
  visible: 'booking-visible',
  close: 'booking-close',
  cart: 'booking-cart-change',
  complete: 'booking-complete',
  analytics: 'booking-analytics',
  error: 'booking-error',
} as const satisfies Record<string, BookingEventName>;

type ForwardedEvents = typeof forwardedEvents;

/** The payloads that a framed page sends, by type. Those of events are defined by the events' details. */
export type ClientPayloads = {
  [Type in keyof ForwardedEvents]: BookingEventDetails[ForwardedEvents[Type]] & EventLabels;
} & {
  hello: { version?: string; load?: string } | undefined;
  route: BookingEventDetails['booking-route-change'] & { query?: string } & EventLabels;
  resize: { height: number };
  reveal: FramePart & { block: 'start' | 'nearest' };
  navigate: { url: string } & Pick<BookingEventDetails['booking-redirect'], 'purpose'> & EventLabels;
};

/** The messages of a framed page, by type. The compiler compares each schema with its event's detail. */
export const clientMessages: {
  [Type in keyof ClientPayloads]: v.GenericSchema<unknown, ClientPayloads[Type]>;
} = {
  /** The first message; the host replies with `init`. */
  hello: v.optional(
    object({
      version: v.optional(TextSchema),
      /** Unique per load of the page. */
      load: v.optional(TextSchema),
    }),
  ),
  ready: object({
    ...labels,
    version: TextSchema,
    lang: v.optional(TextSchema, ''),
    currency: v.optional(TextSchema, ''),
  }),
  visible: object(labels),
  route: object({
    ...labels,
    path: TextSchema,
    /** Omitted for routes that contain a sale token. */
    query: v.optional(TextSchema),
    name: word<RouteName>(),
    source: v.optional(v.picklist(['user', 'api', 'message', 'restore']), 'user'),
  }),
  /** The height of the page's content in pixels. */
  resize: object({ height: v.pipe(PixelsSchema, v.toMaxValue(HIGHEST)) }),
  /** Asks the host to scroll a part of the frame into view: to the top of its window, or as little as necessary. */
  reveal: v.pipe(
    object({
      top: PixelsSchema,
      bottom: PixelsSchema,
      block: v.fallback(v.picklist(['start', 'nearest']), 'nearest'),
    }),
    isInOrder(),
  ),
  close: object({ ...labels, reason: v.picklist(['button', 'escape', 'complete', 'api']) }),
  /** The visitor must be redirected to a page that cannot be framed. */
  navigate: object({ ...labels, url: TextSchema, purpose: v.picklist(['payment', 'voucher', 'hosted']) }),
  cart: object({
    ...labels,
    count: v.number(),
    total: NullableNumberSchema,
    currency: TextSchema,
    reason: word<CartChangeReason>(),
    items: v.array(CartItemSchema),
  }),
  complete: object({
    ...labels,
    confirmationRef: TextSchema,
    currency: TextSchema,
    total: v.number(),
    totalPaid: v.number(),
    paymentMethod: TextSchema,
    items: v.array(CartItemSchema),
  }),
  analytics: object({
    ...labels,
    event: TextSchema,
    params: v.record(v.string(), v.unknown()),
    eventId: TextSchema,
  }),
  error: object({ ...labels, code: word<BookingErrorCode>(), phase: TextSchema, retryable: v.boolean() }),
};

const OptionalWordSchema = v.fallback(v.optional(TextSchema), undefined);

/** Written out, like all types that partners see, so that they refer to no library. */
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

/** Hosts send `{analytics: true}`, or the boolean alone. */
const ConsentSchema = v.union([
  object({ analytics: AnswerSchema }),
  v.pipe(
    AnswerSchema,
    v.transform((analytics) => ({ analytics })),
  ),
]);

const LocaleSchema = object({ lang: OptionalWordSchema, currency: OptionalWordSchema });

/** The messages of a host, by type. */
export const hostMessages = {
  /** Transfers the port that both sides use from now on. */
  init: object({
    route: OptionalWordSchema,
    ...LocaleSchema.entries,
    colorScheme: OptionalWordSchema,
    primaryColor: OptionalWordSchema,
    consent: v.fallback(v.optional(ConsentSchema), undefined),
    analyticsClientId: OptionalWordSchema,
    /** The visitor's last route, stored by the host, because browsers may deny storage to a framed page. */
    lastRoute: OptionalWordSchema,
    /** The host handles `navigate` messages; otherwise the framed page redirects the tab itself. */
    navigates: v.fallback(v.optional(v.boolean()), undefined),
  }),
  'set-route': object({ path: TextSchema }),
  'set-locale': LocaleSchema,
  'set-theme': ThemeSchema,
  consent: ConsentSchema,
  /** The part of the frame that the visitor sees; both are 0 if that is nothing. */
  visible: v.pipe(object({ top: PixelsSchema, bottom: PixelsSchema }), isInOrder()),
};

type Messages = Record<string, v.GenericSchema>;

/** Any message of a table, as received. */
export type MessageOf<Table extends Messages> = {
  [Type in keyof Table & string]: { type: Type; payload: v.InferOutput<Table[Type]> };
}[keyof Table & string];

/** The message, or undefined if it is not one of ours, of an unknown type, or malformed. */
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

/** The payload of a message to send. */
export type PayloadOf<Table extends Messages, Type extends keyof Table> = v.InferOutput<Table[Type]>;

/** A message in its envelope. */
export function envelope<Type extends string>(type: Type, payload: unknown) {
  return { ns: 'booking', v: 1, type, payload } as const;
}
