import { customElementsManifest } from '../../build/custom-elements-manifest.ts';
import type { Snippet } from './snippets.ts';

interface Choice {
  tag: string;
  attributes: [name: string, value: string | true][];
  script: string;
  fallback: string;
}
type Forms = Record<string, { write: (choice: Choice) => string }>;
type Inputs = (attribute: { name: string; type: { text: string } }) => { kind: string; options?: string[] };

const folder = '../../demo/partner/index';
const { snippetForms } = (await import(`${folder}/snippets.js`)) as { snippetForms: Forms };
const { inputOf } = (await import(`${folder}/attribute-groups.js`)) as { inputOf: Inputs };

/** What the demo's index generates for React, with every attribute of every element. */
export function configuredSnippets(): Snippet[] {
  const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations);
  return elements.map(({ tagName, attributes }, index) => {
    const choice: Choice = {
      tag: tagName,
      attributes: attributes.map((attribute) => [attribute.name, valueOf(inputOf(attribute))]),
      script: 'https://cdn.example.com/v1/booking.js',
      fallback: 'https://book.example.com/?from="here"&to=there',
    };
    return {
      file: 'demo/partner/index/snippets.js',
      line: index + 1,
      heading: tagName,
      language: 'tsx',
      code: snippetForms.react?.write(choice) ?? '',
      notRun: undefined,
      shownFile: undefined,
    };
  });
}

/** A value that a visitor of the index could enter. */
function valueOf({ kind, options = [] }: ReturnType<Inputs>): string | true {
  if (kind === 'flag') return true;
  if (kind === 'words') return options.slice(0, 2).join(' ');
  return (
    { 'one-of': options[0] ?? '', number: '3', date: '2026-06-11', color: '#0a4b6e' }[kind] ?? 'Some "text"'
  );
}
