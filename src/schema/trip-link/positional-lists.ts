import type * as v from 'valibot';

/**
 * Writes each object as the list of its values, which keeps links short. The order of the fields in a schema is therefore
 * part of the format. Optional fields at the end are left out while they have their defaults, so that versions that do not
 * know them read the list too.
 */
export function toPositionalLists(schema: v.GenericSchema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { entries, item, wrapped } = schema as SchemaContents;
  if (wrapped) return toPositionalLists(wrapped, value);
  if (item) return (value as unknown[]).map((element) => toPositionalLists(item, element));
  if (!entries) return value;
  const fields = value as Record<string, unknown>;
  const all = Object.entries(entries);
  const isNeeded = ([name, field]: [string, v.GenericSchema]) =>
    !('default' in field && field.default === fields[name]);
  const needed = all.slice(0, all.findLastIndex(isNeeded) + 1);
  return needed.map(([name, field]) => toPositionalLists(field, fields[name]));
}

/**
 * The reverse of `toPositionalLists`; undefined in place of an object that is not written as a list, or has too many values.
 * A list may be shorter than the schema, because links of older versions lack the optional fields at its end.
 */
export function fromPositionalLists(schema: v.GenericSchema, encoded: unknown): unknown {
  const { entries, item, wrapped } = schema as SchemaContents;
  if (wrapped) return encoded === null ? null : fromPositionalLists(wrapped, encoded);
  if (!Array.isArray(encoded)) return entries ? undefined : encoded;
  if (item) return encoded.map((element) => fromPositionalLists(item, element));
  if (!entries) return encoded;
  const fields = Object.entries(entries);
  if (encoded.length > fields.length) return undefined;
  const present = fields.slice(0, encoded.length);
  return Object.fromEntries(
    present.map(([name, field], index) => [name, fromPositionalLists(field, encoded[index])]),
  );
}

/** What a valibot schema contains: the fields of an object, the item of a list, or an optional or nullable value. */
interface SchemaContents {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
}
