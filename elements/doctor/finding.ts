import type { Vitals } from '../vitals/vitals.ts';

/** What the doctor says of a page. */
export interface Diagnosis {
  findings: Finding[];
  /** What our code has cost the page so far; undefined if that cannot be measured. */
  cost?: Vitals | undefined;
}

/** How much a finding matters: visitors cannot book, something works worse than it could, or something worth knowing. */
export type Severity = 'error' | 'warning' | 'hint';

/** Something on a page that keeps the storefront from working well, with its remedy. */
export interface Finding {
  /** Names the cause; `docs/doctor.md` lists all codes. */
  code: string;
  severity: Severity;
  /** What it is about: an element such as `transfers-box#search`, the URL of a script, or `page`. */
  subject: string;
  /** What is wrong, as a sentence in the language of the page's first element. */
  message: string;
  /** What to do about it, in the same language. */
  fix: string;
}
