/**
 * Defines an element. Where the page has it already, from another version or another form of the script, the first
 * definition stays and the page is told.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // Where there is no browser, as on a server that renders pages, there is nothing to define.
  const definitions = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  const first = definitions?.get(tag) as { version?: string } | undefined;
  if (first) void import('./rarely-needed.ts').then((m) => m.tellVersionConflict(tag, first, elementClass));
  else definitions?.define(tag, elementClass);
}
