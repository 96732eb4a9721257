import type { ComponentType } from 'react';
import { ChunkError } from '../notices/chunk-error.tsx';

/** Loads a component from its chunk. If that fails, logs the error and resolves with one that asks to reload the page. */
export async function loadWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (error) {
    console.error('[booking-elements] A chunk could not be loaded.', error);
    return ChunkError;
  }
}
