/** A channel to the other tabs of the same site. */
export interface TabChannel {
  post: (text: string) => void;
  close: () => void;
}

/** Opens a channel. It exchanges no messages if the browser has no such channels, or does not allow them here. */
export function openTabChannel(name: string, onText: (text: string) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onText(data);
    };
    return { post: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
