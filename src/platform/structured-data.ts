/**
 * Tells search engines what the page is about, in a block of JSON-LD in its head. For a page that is all storefront:
 * a host page's head is none of our business. Returns how to take the block away.
 */
export function addStructuredData(data: object): () => void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  // A text node, as setting a script's text is reserved to trusted types where a page asks for them.
  block.append(JSON.stringify(data));
  document.head.append(block);
  return () => block.remove();
}
