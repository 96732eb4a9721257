import { registry } from '../../../src/platform/registry.ts';

/** The first `api-base` on the page, which elements without their own use. */
export function firstApiBase(): unknown {
  return [...registry().elements].map(({ read }) => read('api-base')).find(Boolean);
}

/** Call this when an element is connected or its `api-base` changes, because others may depend on it. */
export function apiBaseChanged(): void {
  for (const element of registry().elements) element.changed();
}
