import { enqueueMicrotask } from '../../../src/platform/natives/enqueue-microtask.ts';

/** Batches calls: the action runs once after the current task, however often it is called during it. */
export function oncePerTask(action: () => void): () => void {
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
