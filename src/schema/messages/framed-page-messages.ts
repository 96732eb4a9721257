import * as v from 'valibot';
import { eventLabelNames, type EventLabels } from '../event-labels.ts';
import type { BookingErrorCode, BookingEventDetails, BookingEventName, CartChangeReason } from '../events.ts';
import type { CartIssue, CartItem } from '../cart-snapshot.ts';
import { object } from '../object.ts';
import type { RouteName } from '../route-name.ts';
import { checkEdgeOrder, framePartEntries, PixelsSchema, type FramePart } from './frame-part.ts';
import { MessageTextSchema } from './message-text.ts';

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

/** What a framed page sends to its host, by the type of the message. A forwarded event sends its detail and its labels. */
export type FramedPagePayloads = {
  [Type in keyof ForwardedEvents]: BookingEventDetails[ForwardedEvents[Type]] & EventLabels;
} & {
  hello: { version?: string; load?: string };
  route: BookingEventDetails['booking-route-change'] & { query?: string } & EventLabels;
  resize: { height: number };
  reveal: FramePart & { block: 'start' | 'nearest' };
  navigate: { url: string } & Pick<BookingEventDetails['booking-redirect'], 'purpose'> & EventLabels;
};

/** In pixels; a taller page scrolls inside its frame. */
const MAX_FRAME_HEIGHT = 50_000;

/** An enum that also accepts unknown values, because the framed page may be newer than the host's script. */
const openEnum = <Value extends string>() => v.custom<Value>((value) => typeof value === 'string');

const OptionalMessageTextSchema = v.optional(MessageTextSchema);
const NullableNumberSchema = v.nullable(v.number());

const labelEntries = Object.fromEntries(
  eventLabelNames.map((label) => [label, OptionalMessageTextSchema]),
) as Record<keyof EventLabels, typeof OptionalMessageTextSchema>;

type CodeOnlyIssue = Exclude<CartIssue['code'], 'time-gone' | 'price-changed' | 'pickup-refused' | 'overlap'>;

/** An issue that the host's script does not know keeps only its code. */
const CartIssueSchema = v.union([
  object({ code: v.literal('time-gone'), times: v.array(MessageTextSchema) }),
  object({ code: v.literal('price-changed'), before: v.number(), now: v.number() }),
  object({ code: v.literal('pickup-refused'), message: MessageTextSchema }),
  object({ code: v.literal('overlap'), with: MessageTextSchema }),
  object({ code: openEnum<CodeOnlyIssue>() }),
]);

const CartItemSchema = object({
  kind: openEnum<CartItem['kind']>(),
  id: MessageTextSchema,
  ref: OptionalMessageTextSchema,
  name: MessageTextSchema,
  quantity: v.number(),
  total: NullableNumberSchema,
  issues: v.fallback(v.optional(v.array(CartIssueSchema)), undefined),
});

/** The schema of each payload. The compiler checks those of events against the details. */
export const framedPageMessages: {
  [Type in keyof FramedPagePayloads]: v.GenericSchema<unknown, FramedPagePayloads[Type]>;
} = {
  /** The first message; the host replies with `init`. */
  hello: object({
    version: OptionalMessageTextSchema,
    /** Unique per load of the page. */
    load: OptionalMessageTextSchema,
  }),
  ready: object({
    ...labelEntries,
    version: MessageTextSchema,
    lang: v.optional(MessageTextSchema, ''),
    currency: v.optional(MessageTextSchema, ''),
  }),
  visible: object(labelEntries),
  route: object({
    ...labelEntries,
    path: MessageTextSchema,
    /** Omitted for routes that contain a sale token. */
    query: OptionalMessageTextSchema,
    name: openEnum<RouteName>(),
    source: v.optional(openEnum<BookingEventDetails['booking-route-change']['source']>(), 'user'),
  }),
  /** The height of the page's content in pixels. */
  resize: object({ height: v.pipe(PixelsSchema, v.toMaxValue(MAX_FRAME_HEIGHT)) }),
  /** Asks the host to scroll a part of the frame into view: to the top of its window, or as little as necessary. */
  reveal: v.pipe(
    object({
      ...framePartEntries,
      block: v.fallback(v.picklist(['start', 'nearest']), 'nearest'),
    }),
    checkEdgeOrder(),
  ),
  close: object({ ...labelEntries, reason: openEnum<BookingEventDetails['booking-close']['reason']>() }),
  /** Asks the host to redirect the tab to a page that cannot be framed. */
  navigate: object({
    ...labelEntries,
    url: MessageTextSchema,
    purpose: openEnum<BookingEventDetails['booking-redirect']['purpose']>(),
  }),
  cart: object({
    ...labelEntries,
    count: v.number(),
    total: NullableNumberSchema,
    currency: MessageTextSchema,
    reason: openEnum<CartChangeReason>(),
    items: v.array(CartItemSchema),
  }),
  complete: object({
    ...labelEntries,
    confirmationRef: MessageTextSchema,
    currency: MessageTextSchema,
    total: v.number(),
    totalPaid: v.number(),
    paymentMethod: MessageTextSchema,
    items: v.array(CartItemSchema),
  }),
  analytics: object({
    ...labelEntries,
    event: MessageTextSchema,
    params: v.record(v.string(), v.unknown()),
    eventId: MessageTextSchema,
  }),
  error: object({
    ...labelEntries,
    code: openEnum<BookingErrorCode>(),
    phase: MessageTextSchema,
    retryable: v.boolean(),
  }),
};
