import { lazy, type ComponentType } from 'react';
import { ChunkError } from '../../shared/notices/chunk-error.tsx';

export interface RouteScreen {
  Screen: ComponentType;
  /** Fetches the screen's chunk, if it has one; rejects if that fails. */
  fetch?: () => Promise<unknown>;
}

/** A screen in its own chunk. If that fails to load twice, an error is shown in its place. */
export function screenChunk(load: () => Promise<ComponentType>): RouteScreen {
  let loaded: ScreenModule | undefined;
  const fetch = async () => {
    loaded = { default: await load().catch(load) };
    return loaded;
  };
  const screen = () =>
    loaded ? alreadyResolved(loaded) : fetch().catch((): ScreenModule => ({ default: ChunkError }));
  return { Screen: lazy(screen), fetch };
}

interface ScreenModule {
  default: ComponentType;
}

/** Resolves synchronously: with a real promise, React would show the skeleton for at least 300 ms. */
function alreadyResolved<Value>(value: Value): Promise<Value> {
  const thenable = { then: (resolve: (value: Value) => void) => resolve(value) };
  return thenable as unknown as Promise<Value>;
}
