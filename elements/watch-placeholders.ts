import { reportLoadFailure } from './report-error.ts';

/** Fetches what fills `<div data-booking="…">`, as soon as the page has one. */
export function watchPlaceholders(): void {
  const load = () => import('./rarely-needed.ts');
  const look = () => {
    const place = document.querySelector('[data-booking]');
    if (!place) return;
    observer.disconnect();
    load()
      .catch(load)
      .then((m) => m.fillPlaceholders())
      .catch((error: unknown) => reportLoadFailure(place, error));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
