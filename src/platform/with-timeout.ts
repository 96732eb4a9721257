const TIMEOUT_MS = 15_000;

/** Like `work`, but rejects with `message` if it takes too long: scripts may never load or respond. Does not cancel the work. */
export function withTimeout<Result>(work: Promise<Result>, message: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
