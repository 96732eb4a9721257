import { lazy, type ComponentType } from 'react';
import { loadWithFallback } from '../../shared/screen/load-with-fallback.ts';

export interface RouteScreen {
  Screen: ComponentType;
  /** Prefetches the screen's chunk, if it has one; rejects if that fails. */
  prefetch?: () => Promise<unknown>;
}

/** A screen in its own chunk. If that fails to load twice, an error is shown in its place. */
export function screenChunk(load: () => Promise<ComponentType>): RouteScreen {
  let loaded: ComponentType | undefined;
  const loadChunk = async () => {
    loaded = await load().catch(load);
    return loaded;
  };
  const loadModule = async () => ({ default: await loadWithFallback(loadChunk) });
  const Screen = lazy(() => (loaded ? alreadyResolved({ default: loaded }) : loadModule()));
  return { Screen, prefetch: loadChunk };
}

/** Resolves synchronously: with a real promise, React would show the skeleton for at least 300 ms. */
function alreadyResolved<Value>(value: Value): Promise<Value> {
  const thenable = { then: (resolve: (value: Value) => void) => resolve(value) };
  // React only calls `then`.
  return thenable as unknown as Promise<Value>;
}
