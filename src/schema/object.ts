import * as v from 'valibot';
import { withoutPrototype } from '../lib/without-prototype.ts';

/**
 * `v.object` for hostile pages: valibot iterates over the entries with `for … in`, which would turn anything that an old
 * script has added to `Object.prototype` into a field.
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(withoutPrototype(entries));
}

/** Like `object`, but keeps unlisted fields unchanged. */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.looseObject(withoutPrototype(entries));
}
