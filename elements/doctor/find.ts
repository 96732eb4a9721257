import type { Examination } from './examine/examination.ts';
import type { Finding, Severity } from './finding.ts';
import type { DoctorLanguage, Occurrence, Rule } from './rules/rule.ts';
import { rules } from './rules/rules.ts';

const order: readonly Severity[] = ['error', 'warning', 'hint'];

/** Applies all rules; errors come first. */
export function findAll(examination: Examination, language: DoctorLanguage): Finding[] {
  const findings = rules.flatMap((rule) =>
    occurrencesOf(rule, examination).map((occurrence) => describe(rule, occurrence, language)),
  );
  return order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** A rule that fails on what a strange page has made of itself must not hide the findings of the others. */
function occurrencesOf(rule: Rule, examination: Examination): Occurrence[] {
  try {
    return rule.find(examination);
  } catch (error) {
    console.warn(`[booking-elements] The doctor could not check ${rule.code}.`, error);
    return [];
  }
}

function describe(rule: Rule, occurrence: Occurrence, language: DoctorLanguage): Finding {
  const { message, fix } = rule.words[language];
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => occurrence.values?.[name] ?? whole);
  return {
    code: rule.code,
    severity: occurrence.severity ?? rule.severity,
    subject: occurrence.subject ?? 'page',
    message: fill(message),
    fix: fill(fix),
  };
}
