import type { Tag } from '../../../src/options/attributes-by-tag.ts';
import { attributesByTag } from '../../../src/options/attributes-by-tag.ts';
import type { Examination, ExaminedElement } from './examination.ts';
import { examineElements, examinePlaceholders, tagsInText } from './examine-elements.ts';
import { examineScripts } from './examine-scripts.ts';

/** Where a snippet that names no address is pasted. */
const UNKNOWN_PAGE = 'https://page.invalid/';

/** Examines pasted HTML, of which the source is known. Nothing in it is run or loaded. */
export function examineSnippet(html: string): Examination {
  const root = new DOMParser().parseFromString(html, 'text/html');
  return {
    elements: examineElements(root).map((element) => ({
      ...element,
      swallows: element.isPlaceholder ? undefined : swallowsIn(html, element.tag),
    })),
    placeholders: examinePlaceholders(root),
    scripts: examineScripts(root, UNKNOWN_PAGE),
    tagsAsText: [...new Set([...tagsInText(root), ...encodedTags(html)])],
  };
}

/** Tags whose brackets are encoded in the source, even where the document shows them as an example. */
function encodedTags(html: string): Tag[] {
  const tags = Object.keys(attributesByTag) as Tag[];
  return tags.filter((tag) => new RegExp(`&(amp;)?lt;${tag}\\b`, 'i').test(html));
}

function swallowsIn(html: string, tag: Tag): ExaminedElement['swallows'] {
  // Quoted values may contain brackets.
  const openTags = html.match(new RegExp(`<${tag}\\b(?:"[^"]*"|'[^']*'|[^'">])*>`, 'gi')) ?? [];
  if (openTags.some((text) => text.endsWith('/>'))) return 'self-closed';
  const endTags = html.match(new RegExp(`</${tag}\\s*>`, 'gi')) ?? [];
  return endTags.length < openTags.length ? 'unclosed' : undefined;
}
