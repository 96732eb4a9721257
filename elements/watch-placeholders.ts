let filler: Promise<{ fillPlaceholders: () => void }> | undefined;

/** Fetches what fills `<div data-booking="…">`, as soon as the page has one. */
export function watchPlaceholders(): void {
  const look = () => {
    if (filler || !document.querySelector('[data-booking]')) return;
    filler = import('./fill-placeholders.ts');
    filler.then(({ fillPlaceholders }) => fillPlaceholders()).catch(() => (filler = undefined));
  };
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
