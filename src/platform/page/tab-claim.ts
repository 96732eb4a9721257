const claims = new Map<string, Promise<boolean>>();

/**
 * Claims a name for as long as this tab stays open. False if another open tab has claimed it, such as the one that this tab
 * duplicates; true if the browser has no locks. Repeated calls return the first result.
 */
export function claimForTab(name: string): Promise<boolean> {
  const claim = claims.get(name) ?? takeLock(name);
  claims.set(name, claim);
  return claim;
}

function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Without a prototype, because browsers also read options that a page has added to `Object.prototype`.
    const options: LockOptions = Object.create(null) as LockOptions;
    options.ifAvailable = true;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      // The lock is held until its promise settles.
      return lock ? new Promise(() => undefined) : undefined;
    };
    try {
      navigator.locks.request(name, options, hold).catch(() => resolve(true));
    } catch {
      resolve(true);
    }
  });
}
