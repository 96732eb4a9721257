/** Runs a task right after the current one. In place of `queueMicrotask`, which a page may have replaced. */
export function microtask(task: () => void): void {
  void Promise.resolve().then(task);
}
