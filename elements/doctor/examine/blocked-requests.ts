import type { BlockedRequest } from './examination.ts';

/** Records what the page's content security policy blocks. */
export interface PolicyWatch {
  readonly blocked: readonly BlockedRequest[];
  stop: () => void;
}

/** The browser's report of a violation; TypeScript does not know it yet. */
interface ViolationReport {
  body?: {
    disposition?: string;
    effectiveDirective?: string;
    blockedURL?: string;
    sourceFile?: string;
  } | null;
}

interface ReportingObserver {
  observe: () => void;
  disconnect: () => void;
}

type ReportingObserverClass = new (
  callback: (reports: ViolationReport[]) => void,
  options: { types: string[]; buffered: boolean },
) => ReportingObserver;

/** Starts with what was blocked before, where the browser keeps reports. */
export function watchPolicy(): PolicyWatch {
  const blocked: BlockedRequest[] = [];
  const add = (directive = '', url = '', source: string | null = '') => {
    // The doctor's own question, which the storefront does not need.
    if (!url.endsWith('/latest.json')) blocked.push({ directive, url, source: source ?? '' });
  };
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce') add(event.effectiveDirective, event.blockedURI, event.sourceFile);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const earlier = startObserver((reports) => {
    for (const { body } of reports)
      if (body?.disposition === 'enforce') add(body.effectiveDirective, body.blockedURL, body.sourceFile);
  });
  return {
    blocked,
    stop: () => {
      document.removeEventListener('securitypolicyviolation', onViolation);
      earlier?.disconnect();
    },
  };
}

function startObserver(callback: (reports: ViolationReport[]) => void): ReportingObserver | undefined {
  const { ReportingObserver } = globalThis as { ReportingObserver?: ReportingObserverClass };
  if (!ReportingObserver) return undefined;
  try {
    const observer = new ReportingObserver(callback, { types: ['csp-violation'], buffered: true });
    observer.observe();
    return observer;
  } catch {
    return undefined;
  }
}
