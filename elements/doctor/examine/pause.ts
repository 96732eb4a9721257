/** Resolves after some milliseconds, with the browser's own timers or the page's. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The result of an action; the fallback if it throws or rejects, as it may on a page that has replaced the browser's functions. */
export async function attempt<Result>(
  action: () => Result | Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await action();
  } catch {
    return fallback;
  }
}
