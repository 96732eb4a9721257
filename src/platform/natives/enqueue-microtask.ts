/** Like `queueMicrotask`, which a page may have replaced. */
export function enqueueMicrotask(task: () => void): void {
  void Promise.resolve().then(task);
}
