/** A channel to the other tabs of the same site. */
export interface TabChannel {
  post: (message: string) => void;
  close: () => void;
}

/** Opens a channel. Where the browser has no such channels, or denies them, no messages are exchanged. */
export function openTabChannel(name: string, onMessage: (message: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onMessage(data);
    };
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
