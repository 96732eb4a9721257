import { guessLanguage } from '../../src/storefront/guess-language.ts';
import { registry } from '../../src/platform/registry.ts';
import { examinePage } from './examine/examine-page.ts';
import { examineSnippet } from './examine/examine-snippet.ts';
import { pageSettled } from './examine/page-settled.ts';
import { findAll } from './find.ts';
import type { Diagnosis, Finding } from './finding.ts';
import type { DoctorLanguage } from './rules/rule.ts';

/** Examines the page once it has loaded. Never rejects. */
export async function fullDiagnosis(given?: DoctorLanguage): Promise<Diagnosis> {
  let language = given;
  try {
    language ??= pageLanguage();
    await pageSettled();
    const examination = await examinePage();
    return { findings: findAll(examination, language), cost: examination.page?.cost };
  } catch (error) {
    return { findings: [failure(error, language)] };
  }
}

/** Resolves with what keeps the storefront from working well on this page. Never rejects. */
export async function diagnose(language?: DoctorLanguage): Promise<Finding[]> {
  return (await fullDiagnosis(language)).findings;
}

/** Examines HTML that is to be pasted into a page, without running or loading anything in it. */
export function diagnoseSnippet(html: string, language: DoctorLanguage = 'en'): Finding[] {
  return findAll(examineSnippet(html), language);
}

/** The language of the page's first element, or else the browser's. */
export function pageLanguage(): DoctorLanguage {
  const [first] = registry().elements;
  const tag = document.querySelector('booking-engine, transfers-box, activities-list, activity-quote');
  const read = (name: string) => first?.read(name) ?? tag?.getAttribute(name);
  return guessLanguage(read) === 'es' ? 'es' : 'en';
}

function failure(error: unknown, language: DoctorLanguage = 'en'): Finding {
  const texts = {
    en: {
      message: `The doctor could not examine this page: ${String(error)}`,
      fix: 'Try it in a private window without extensions; the console may say more.',
    },
    es: {
      message: `El diagnóstico no pudo examinar esta página: ${String(error)}`,
      fix: 'Pruebe en una ventana privada sin extensiones; la consola puede decir más.',
    },
  };
  return { code: 'doctor-failed', severity: 'error', subject: 'page', ...texts[language] };
}
