import type * as v from 'valibot';

/*
 * To keep links short, an object is written as the list of its values, in the order of its schema, which is part of the
 * format. Fields at its end may be missing if they are optional: a link of an older version lacks them.
 */

/** A value with lists in place of its objects. */
export function asLists(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item, wrapped } = schema as Described;
  if (value === null || value === undefined) return value;
  if (wrapped) return asLists(wrapped, value);
  if (item) return (value as unknown[]).map((one) => asLists(item, one));
  if (!entries) return value;
  const fields = value as Record<string, unknown>;
  return Object.entries(entries).map(([name, field]) => asLists(field, fields[name]));
}

/** The reverse of `asLists`; undefined in place of an object that was not written as a list. */
export function fromLists(schema: v.GenericSchema, written: unknown): unknown {
  const { entries, item, wrapped } = schema as Described;
  if (wrapped) return written === null ? null : fromLists(wrapped, written);
  if (!Array.isArray(written)) return entries ? undefined : written;
  if (item) return written.map((one) => fromLists(item, one));
  if (!entries) return written;
  const fields = Object.entries(entries);
  if (written.length > fields.length) return undefined;
  const known = fields.slice(0, written.length);
  return Object.fromEntries(known.map(([name, field], index) => [name, fromLists(field, written[index])]));
}

/** A schema as valibot describes it: of an object, of a list, or of something that may be missing. */
interface Described {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
}
