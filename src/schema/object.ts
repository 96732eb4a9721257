import * as v from 'valibot';

/**
 * `v.object` for any page: valibot walks the entries with `for … in`, and would take what an old script added to
 * `Object.prototype` for fields of ours.
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(ownEntries(entries));
}

/** As `object`, with the fields that are not listed kept as they came. */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject(ownEntries(entries));
}

function ownEntries<Entries extends v.ObjectEntries>(entries: Entries): Entries {
  return Object.assign(Object.create(null) as object, entries);
}
