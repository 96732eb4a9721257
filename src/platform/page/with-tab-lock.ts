import { lockOptions } from './lock-options.ts';

/** Slightly longer than the timeout of a request to the provider. */
const MAX_WAIT_MS = 20_000;

/**
 * Runs a task while no other tab runs one under the same name. It runs anyway if the browser has no locks, or if another tab
 * holds the lock for too long.
 */
export async function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const runOnce = () => (result ??= task());
  try {
    const options = lockOptions({ signal: AbortSignal.timeout(MAX_WAIT_MS) });
    await navigator.locks.request(name, options, runOnce);
  } catch {
    // The lock failed, or the task did, in which case the result below rejects.
  }
  return runOnce();
}
