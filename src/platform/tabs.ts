/** A line to the other tabs that show the same site. */
export interface TabChannel {
  post: (text: string) => void;
  close: () => void;
}

/** Where the browser has no such line, or does not allow it here, nothing is said and nothing heard. */
export function openTabChannel(name: string, heard: (text: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data);
    };
    return { post: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}

/** A little longer than a request to the provider may take. */
const LONGEST_TURN_MS = 20_000;

/**
 * Does some work while no other tab does any of that name. It is not put off for ever: where the browser has no locks,
 * or another tab does not come to an end, it is done all the same.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined;
  const begin = () => (begun ??= work());
  try {
    // Without a prototype, as the browser reads inherited options too.
    const options: LockOptions = Object.create(null) as LockOptions;
    options.signal = AbortSignal.timeout(LONGEST_TURN_MS);
    await navigator.locks.request(name, options, begin);
  } catch {
    // What went wrong with the work itself is told by its promise.
  }
  return begin();
}
