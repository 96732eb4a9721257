import { randomId } from '../src/platform/random-id.ts';
import { readMessage, wrapMessage, type MessageOf, type PayloadOf } from '../src/schema/messages/envelope.ts';
import type { FramedPagePayloads } from '../src/schema/messages/framed-page-messages.ts';
import { hostMessages } from '../src/schema/messages/host-messages.ts';

export type HostMessage = MessageOf<typeof hostMessages>;
export type HostInit = PayloadOf<typeof hostMessages, 'init'>;

/** The framed page's channel to its host. */
export interface HostChannel {
  /** Resolves once the host has replied, at the latest after a second; a later reply still opens the channel. */
  settled: Promise<void>;
  /** The host's reply; undefined until it has arrived. */
  readonly init: HostInit | undefined;
  /** Sends a message, which is queued until the host has replied. */
  send: <Type extends keyof FramedPagePayloads>(type: Type, payload: FramedPagePayloads[Type]) => void;
}

const TIMEOUT_MS = 1000;
/** How many messages wait for the host. If it replies late, it only needs the latest ones. */
const MAX_QUEUED = 50;

/**
 * Sends `hello` to the host and accepts messages only from its window and origin. The first `init` transfers the port that
 * all further messages use.
 */
export function openHostChannel(
  hostOrigin: string,
  version: string,
  onMessage: (message: HostMessage) => void,
): HostChannel {
  const { parent } = window;
  let port: MessagePort | undefined;
  let init: HostInit | undefined;
  let queue: unknown[] = [];

  const settled = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    const listener = ({ source, origin, data, ports: [hostPort] }: MessageEvent) => {
      if (source !== parent || origin !== hostOrigin || !hostPort) return;
      const message = readMessage(hostMessages, data);
      if (message?.type !== 'init') return;
      window.removeEventListener('message', listener);
      port = hostPort;
      init = message.payload;
      for (const queued of queue) port.postMessage(queued);
      queue = [];
      onMessage(message);
      port.onmessage = (event: MessageEvent) => {
        const next = readMessage(hostMessages, event.data);
        if (next && next.type !== 'init') onMessage(next);
      };
      resolve();
    };
    window.addEventListener('message', listener);
    parent.postMessage(wrapMessage('hello', { version, load: randomId() }), hostOrigin);
  });

  return {
    settled,
    get init() {
      return init;
    },
    send: (type, payload) => {
      const message = wrapMessage(type, payload);
      if (port) port.postMessage(message);
      else queue = [...queue, message].slice(-MAX_QUEUED);
    },
  };
}
