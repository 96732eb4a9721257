import { lockOptions } from './lock-options.ts';

const claims = new Map<string, Promise<boolean>>();

/**
 * Claims a name for this tab until its page is unloaded. False if another open tab has claimed it, such as the one from which
 * this tab was duplicated; true if the browser has no locks. Repeated calls return the first result.
 */
export function claimForTab(name: string): Promise<boolean> {
  const claim = claims.get(name) ?? takeLock(name);
  claims.set(name, claim);
  return claim;
}

function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      // The lock is held until its promise settles.
      return lock ? new Promise(() => undefined) : undefined;
    };
    try {
      navigator.locks.request(name, lockOptions({ ifAvailable: true }), hold).catch(() => resolve(true));
    } catch {
      resolve(true);
    }
  });
}
