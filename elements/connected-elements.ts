import type { ReadOption } from './options-source.ts';

interface Connected {
  read: ReadOption;
  changed: () => void;
}

/** Our elements on the page: one `api-base` serves all that have none of their own. */
export const connectedElements = new Set<Connected>();

/** The first `api-base` on the page. */
export function firstApiBase(): unknown {
  return [...connectedElements].map(({ read }) => read('api-base')).find(Boolean);
}

/** To be called when an element comes or its `api-base` changes: others may depend on it. */
export function apiBaseChanged(): void {
  for (const element of connectedElements) element.changed();
}
