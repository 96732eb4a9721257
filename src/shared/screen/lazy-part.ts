import { lazy, type ComponentType } from 'react';
import { loadWithFallback } from './load-with-fallback.ts';

/** Part of a screen, in its own chunk. If that fails to load, the visitor is asked to reload the page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWithFallback(load) }));
}
