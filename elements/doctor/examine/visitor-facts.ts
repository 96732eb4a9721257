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

/** What the page's own language files lack, as the elements have found when they loaded them. */
export function localeFileFacts(): LocaleFileFacts[] {
  return [...(registry().localeFiles?.values() ?? [])].flatMap(({ report }) =>
    report ? [{ url: report.url, missing: report.missing, ignored: report.ignored.length }] : [],
  );
}
