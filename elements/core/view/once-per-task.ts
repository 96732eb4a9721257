import { microtask } from '../../../src/platform/natives/microtask.ts';

/** An action that runs once at the end of a task, however often it is called in it. */
export function oncePerTask(action: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    microtask(() => {
      isScheduled = false;
      action();
    });
  };
}
