import { reportLoadFailure } from '../core/report-error.ts';

/** Loads the code that fills `<div data-booking="…">` as soon as the page has one. */
export function watchStrippedTags(): void {
  const load = () => import('./rarely-needed.ts');
  const look = () => {
    const place = document.querySelector('[data-booking]');
    if (!place) return;
    observer.disconnect();
    load()
      .catch(load)
      .then((m) => m.fillStrippedTags())
      .catch((error: unknown) => reportLoadFailure(place, error));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
