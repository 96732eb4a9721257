/** Runs a task after the current one, as `queueMicrotask` does, which a page may have replaced. */
export function microtask(task: () => void): void {
  void Promise.resolve().then(task);
}
