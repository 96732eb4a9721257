import type { Examination } from '../examine/examination.ts';
import type { Severity } from '../finding.ts';

/** One place where a rule applies. */
export interface Occurrence {
  /** Defaults to `page`. */
  subject?: string;
  /** Fills the placeholders of the words. */
  values?: Readonly<Record<string, string>>;
  /** Replaces the rule's own severity. */
  severity?: Severity;
}

/** The languages of the findings; all others read English. */
export type DoctorLanguage = 'en' | 'es';

/** What is wrong, and what to do about it; `{name}` is replaced by the occurrence's value of that name. */
interface Words {
  message: string;
  fix: string;
}

/** A row of the table of findings. */
export interface Rule {
  code: string;
  severity: Severity;
  /** Where the rule applies. Pure: reads nothing but the examination. */
  find: (examination: Examination) => Occurrence[];
  words: Record<DoctorLanguage, Words>;
}
