import * as v from 'valibot';
import { OptionalTextSchema } from './wire-values.ts';

/** The name of a time zone such as `America/Cancun`; one that the browser does not know counts as missing. */
export const OptionalTimeZoneSchema = v.pipe(
  OptionalTextSchema,
  v.transform((name) => (name !== undefined && isTimeZone(name) ? name : undefined)),
);

function isTimeZone(name: string): boolean {
  try {
    // Newer browsers also accept offsets (`+05:00`), which calendars do not.
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
