import type { Finding } from '../finding.ts';

export interface ReportFacts {
  version: string;
  /** The full URL of the page. */
  url: string;
  browser: string;
  /** What the elements have cost the page, as a sentence. */
  cost: string;
}

/** The report as plain text, to be sent to whoever looks after the page. Contains nothing that could open a booking. */
export function reportText(
  findings: readonly Finding[],
  { version, url, browser, cost }: ReportFacts,
): string {
  const lines = findings.map(
    ({ code, severity, subject, message, fix }) =>
      `${severity.toUpperCase()} ${code} (${withoutSecrets(subject)})\n  ${withoutSecrets(message)}\n  ${withoutSecrets(fix)}`,
  );
  return [
    `booking-elements ${version}`,
    withoutSecrets(url),
    browser,
    cost,
    '',
    ...(lines.length > 0 ? lines : ['Nothing found.']),
  ].join('\n');
}

/** Replaces in URLs what may be a token: the values of the query, the fragment, and long segments with digits. */
export function withoutSecrets(text: string): string {
  return text.replace(/https?:\/\/[^\s"'“”<>]+/g, (url) => {
    const [, path = '', query] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const segments = path
      .split('/')
      .map((segment, index) => (index > 2 && isToken(segment) ? ':token' : segment));
    return segments.join('/') + (query ?? '').replace(/=[^&]*/g, '=…');
  });
}

function isToken(segment: string): boolean {
  return segment.length >= 16 && /\d/.test(segment) && !/\.\w{2,4}$/.test(segment);
}
