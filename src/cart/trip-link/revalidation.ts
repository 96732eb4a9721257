import type { UnavailableReason } from '../../schema/unavailable-line.ts';

/** A line of a trip link as the provider sells it now, or why it is unavailable. */
export type Revalidation<Result> =
  ({ ok: true } & Result) | { ok: false; reason: UnavailableReason; title: string };
