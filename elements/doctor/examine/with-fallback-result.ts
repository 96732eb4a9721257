/** The result of an action; the fallback if it throws or rejects, as it may on a page that has replaced the browser's functions. */
export async function withFallbackResult<Result>(
  action: () => Result | Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await action();
  } catch {
    return fallback;
  }
}
