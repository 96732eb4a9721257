import type { Finding, Severity } from '../finding.ts';
import { make } from './make-element.ts';
import type { panelWords } from './panel-words.ts';

type Words = (typeof panelWords)['en'];

/** The findings as a list, under their number by severity. */
export function findingList(findings: readonly Finding[], words: Words, docsUrl: string | undefined): Node[] {
  if (findings.length === 0) return [make('p', {}, words.nothingFound)];
  return [
    make('p', {}, countsOf(findings, words)),
    make('ul', {}, ...findings.map((finding) => listItem(finding, words, docsUrl))),
  ];
}

function countsOf(findings: readonly Finding[], { count }: Words): string {
  return (['error', 'warning', 'hint'] as const)
    .map(
      (severity: Severity) => [severity, findings.filter((one) => one.severity === severity).length] as const,
    )
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => count(severity, number))
    .join(', ');
}

function listItem(
  { code, severity, subject, message, fix }: Finding,
  words: Words,
  docsUrl: string | undefined,
) {
  const link =
    docsUrl === undefined
      ? make('code', {}, code)
      : make('a', { href: `${docsUrl}#${code}`, target: '_blank', rel: 'noopener' }, `${words.more} ${code}`);
  return make(
    'li',
    { className: severity },
    make(
      'p',
      { className: 'label' },
      make('strong', {}, words.severity[severity]),
      make('code', {}, subject === 'page' ? words.page : subject),
    ),
    make('p', {}, message),
    make('p', { className: 'fix' }, `${words.fix} ${fix}`),
    make('p', {}, link),
  );
}
