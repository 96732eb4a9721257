/** A channel to the other tabs of the same site. */
export interface TabChannel {
  post: (text: string) => void;
  close: () => void;
}

/** If the browser has no such channel or does not allow it here, no messages are exchanged. */
export function openTabChannel(name: string, received: (text: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') received(data);
    };
    return { post: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}

/** Slightly longer than the timeout of a request to the provider. */
const MAX_WAIT_MS = 20_000;

/**
 * Runs a task while no other tab runs one of the same name. If the browser has no locks, or another tab does not finish in
 * time, the task runs anyway.
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined;
  const begin = () => (begun ??= work());
  try {
    // Without a prototype, because browsers also read inherited options.
    const options: LockOptions = Object.create(null) as LockOptions;
    options.signal = AbortSignal.timeout(MAX_WAIT_MS);
    await navigator.locks.request(name, options, begin);
  } catch {
    // Failures of the task itself are reported by its promise.
  }
  return begin();
}

/** The locks that this page holds until it is closed. */
const held = new Map<string, Promise<boolean>>();

/**
 * Whether no other open tab has asked the same before, such as the tab that this one duplicates. A page gets the same answer
 * every time; nothing is stored. True if the browser has no locks.
 */
export function isFirstTab(name: string): Promise<boolean> {
  const known = held.get(name) ?? takeLock(name);
  held.set(name, known);
  return known;
}

function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options: LockOptions = Object.create(null) as LockOptions;
    options.ifAvailable = true;
    const keep = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    };
    try {
      navigator.locks.request(name, options, keep).catch(() => resolve(true));
    } catch {
      resolve(true);
    }
  });
}
