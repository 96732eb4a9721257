import * as v from 'valibot';
import { OptionalTextSchema } from './wire-values.ts';

/** The name of a time zone, such as `America/Cancun`; undefined if the browser does not know it. */
export const OptionalTimeZoneSchema = v.pipe(
  OptionalTextSchema,
  v.transform((name) => (name !== undefined && isTimeZone(name) ? name : undefined)),
);

function isTimeZone(name: string): boolean {
  // Newer browsers also accept offsets (`+05:00`), which calendar files do not.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
