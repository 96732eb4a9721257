const TIMEOUT_MS = 15_000;

/** Stops waiting for a third-party script that does not respond; the work itself is not cancelled. */
export function withTimeout<Result>(work: Promise<Result>, problem: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
