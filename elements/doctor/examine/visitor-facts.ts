import { consentSources } from '../../../src/platform/third-party/consent/consent-sources.ts';
import { registry } from '../../../src/platform/registry.ts';
import type { LocaleFileFacts } from './examination.ts';

/** Whether the page, the visitor or a consent tool has decided about consent. */
export function isConsentDecided(): boolean {
  const { consentChoice, toolConsent } = registry();
  if (consentChoice || toolConsent?.analytics || toolConsent?.maps) return true;
  return consentSources().some((source) => {
    try {
      return source.isPresent() && Object.values(source.read()).includes('denied');
    } catch {
      return false;
    }
  });
}

/** What the elements have found when they loaded the page's own language files. */
export function localeFileFacts(): LocaleFileFacts[] {
  const entries = [...(registry().localeFiles?.values() ?? [])];
  return entries.flatMap(({ report }) => {
    if (!report) return [];
    const { url, problem, missing, ignored } = report;
    return [{ url, isUsed: problem === undefined, missing, ignored: ignored.length }];
  });
}
