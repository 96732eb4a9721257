import { enqueueMicrotask } from '../../../src/platform/natives/enqueue-microtask.ts';

/** Returns a function that runs the action in a microtask, once for all calls until then. */
export function batchCalls(action: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    enqueueMicrotask(() => {
      isScheduled = false;
      action();
    });
  };
}
