const PATIENCE_MS = 15_000;

/** Gives up on what a script of others does not answer; the work itself goes on, to no use. */
export function inTime<Result>(work: Promise<Result>, problem: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), PATIENCE_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
