import type { LocalDate } from './local-date.ts';

/** A date whose day and month were both typed as numbers, and can be swapped: `6/7/2026`. */
export interface AmbiguousDate {
  /** The likelier of the two dates. */
  date: LocalDate;
  /** The date that results if day and month are swapped; empty if it must not be offered. */
  swapped: LocalDate;
}
