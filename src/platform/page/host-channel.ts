import { readMessage, wrapMessage, type MessageOf } from '../../schema/messages/envelope.ts';
import type { FramedPagePayloads } from '../../schema/messages/framed-page-messages.ts';
import { hostMessages } from '../../schema/messages/host-messages.ts';
import { randomId } from '../random-id.ts';
import { readUrl } from '../../lib/read-url.ts';

type HostMessage = MessageOf<typeof hostMessages>;

/** The framed page's channel to its host. */
export interface HostChannel {
  /** Whether the host replied in time; resolves once this page has to continue on its own. */
  isConnected: Promise<boolean>;
  /** Sends a message; messages are queued until the host has replied. */
  send: <Type extends keyof FramedPagePayloads>(type: Type, payload: FramedPagePayloads[Type]) => void;
}

const TIMEOUT_MS = 1000;
/** A host that replies late needs the current state, not its history. */
const MAX_QUEUED = 50;

/**
 * Sends `hello` to the host and accepts messages only from its window and origin. The first `init`, even a late one, brings
 * the port that all further messages use.
 */
export function openHostChannel(
  hostOrigin: string,
  version: string,
  onMessage: (message: HostMessage) => void,
): HostChannel {
  const { parent } = window;
  let port: MessagePort | undefined;
  let waiting: unknown[] = [];

  const isConnected = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    const listen = ({ source, origin, data, ports }: MessageEvent) => {
      if (source !== parent || origin !== hostOrigin || !ports[0]) return;
      const message = readMessage(hostMessages, data);
      if (message?.type !== 'init') return;
      window.removeEventListener('message', listen);
      port = ports[0];
      onMessage(message);
      port.onmessage = (event: MessageEvent) => {
        const next = readMessage(hostMessages, event.data);
        if (next && next.type !== 'init') onMessage(next);
      };
      for (const queued of waiting.splice(0)) port.postMessage(queued);
      resolve(true);
    };
    window.addEventListener('message', listen);
    parent.postMessage(wrapMessage('hello', { version, load: randomId() }), hostOrigin);
  });

  return {
    isConnected,
    send: (type, payload) => {
      const message = wrapMessage(type, payload);
      if (port) port.postMessage(message);
      else waiting = [...waiting, message].slice(-MAX_QUEUED);
    },
  };
}

/**
 * The host's origin, if it is allowed: the one in `?parent=`, otherwise the referrer's. Undefined if this page is not framed
 * or its host is not allowed.
 */
export function allowedHost(allowedParents: readonly string[]): string | undefined {
  if (window.parent === window) return undefined;
  const allowed = allowedParents.map(originOf).filter((origin) => origin !== undefined);
  const named = new URLSearchParams(window.location.search).get('parent');
  return [named ?? '', document.referrer].map(originOf).find((origin) => origin && allowed.includes(origin));
}

function originOf(text: string): string | undefined {
  const url = readUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
