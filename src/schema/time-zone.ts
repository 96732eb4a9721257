import * as v from 'valibot';
import { OptionalTextSchema } from './wire-values.ts';

/** The name of a time zone such as `America/Cancun`; one that the browser does not know is taken for a missing one. */
export const OptionalTimeZoneSchema = v.pipe(
  OptionalTextSchema,
  v.transform((name) => (name !== undefined && isTimeZone(name) ? name : undefined)),
);

function isTimeZone(name: string): boolean {
  try {
    // Newer browsers also take offsets (`+05:00`), which no calendar knows.
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
