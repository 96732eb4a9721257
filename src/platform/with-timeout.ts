const TIMEOUT_MS = 15_000;

/** Rejects with `message` if a script does not respond, or does not load; its work is not cancelled. */
export function withTimeout<Result>(work: Promise<Result>, message: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
