import * as v from 'valibot';
import { object } from '../object.ts';

/** The schemas of the payloads that one side sends, by the type of their message. */
type MessageTable = Record<string, v.GenericSchema>;

/** The payload of one type of message. */
export type PayloadOf<Table extends MessageTable, Type extends keyof Table> = v.InferOutput<Table[Type]>;

/** Any message of a table, as received. */
export type MessageOf<Table extends MessageTable> = {
  [Type in keyof Table & string]: { type: Type; payload: PayloadOf<Table, Type> };
}[keyof Table & string];

/** The message, or undefined if it is not one of ours, has an unknown type, or is malformed. */
export function readMessage<Table extends MessageTable>(
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

/** Wraps a payload for sending. */
export function wrapMessage<Type extends string>(type: Type, payload: unknown) {
  return { ns: 'booking', v: 1, type, payload } as const;
}

/** Distinguishes the messages between a framed page and its host from all others that either window receives. */
const EnvelopeSchema = object({
  ns: v.literal('booking'),
  v: v.literal(1),
  type: v.string(),
  payload: v.optional(v.unknown()),
});
