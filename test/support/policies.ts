import { snippets } from './snippets.ts';

type Policy = Map<string, Set<string>>;

/** The content security policies in `docs/hosting.md`, by heading, in the order of the page. */
export const documentedPolicies = new Map(
  snippets(['docs/hosting.md'])
    .filter(({ language }) => language === 'http')
    .map(({ heading, code }) => [heading, code.replace(/^Content-Security-Policy:/, '')]),
);

/** A single policy that combines those under several headings. */
export function policyOf(...headings: readonly string[]): string {
  const policy: Policy = new Map();
  for (const heading of headings) {
    const directives = documentedPolicies.get(heading);
    if (directives === undefined) throw new Error(`docs/hosting.md has no policy "${heading}"`);
    for (const directive of directives.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      policy.set(name, new Set([...(policy.get(name) ?? []), ...sources]));
    }
  }
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
