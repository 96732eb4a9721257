import { stringifyJson } from '../lib/json.ts';

/**
 * Describes the page to search engines with a block of JSON-LD in its head. For the hosted page only: a host page's
 * head is not ours to change. Returns a function that removes the block.
 */
export function addStructuredData(data: object): () => void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  // A text node, because Trusted Types forbid setting the text of a script.
  block.append(stringifyJson(data));
  document.head.append(block);
  return () => block.remove();
}
