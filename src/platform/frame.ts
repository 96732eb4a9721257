import {
  envelope,
  guestMessages,
  hostMessages,
  readMessage,
  type MessageOf,
  type PayloadOf,
} from '../schema/messages.ts';
import { randomId } from './visit.ts';

type HostMessage = MessageOf<typeof hostMessages>;

/** The framed page's line to the page around it. */
export interface HostLine {
  /** Whether the host has answered in time; resolves at the latest when this page goes on alone. */
  answered: Promise<boolean>;
  /** Says something; what is said before the host has answered waits until then. */
  send: <Type extends keyof typeof guestMessages>(
    type: Type,
    payload: PayloadOf<typeof guestMessages, Type>,
  ) => void;
}

const PATIENCE_MS = 1000;
/** A host that is late wants to know how things stand, not how they came to it. */
const LONGEST_QUEUE = 50;

/**
 * Says hello to the page around this one and listens to it alone: to exactly this window, from exactly this origin. The
 * first `init` brings the port that everything else goes through, even when it comes late.
 */
export function openHostLine(
  hostOrigin: string,
  version: string,
  heard: (message: HostMessage) => void,
): HostLine {
  const { parent } = window;
  let port: MessagePort | undefined;
  let waiting: unknown[] = [];

  const answered = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
    const listen = ({ source, origin, data, ports }: MessageEvent) => {
      if (source !== parent || origin !== hostOrigin || !ports[0]) return;
      const message = readMessage(hostMessages, data);
      if (message?.type !== 'init') return;
      window.removeEventListener('message', listen);
      port = ports[0];
      heard(message);
      port.onmessage = (event: MessageEvent) => {
        const said = readMessage(hostMessages, event.data);
        if (said && said.type !== 'init') heard(said);
      };
      for (const said of waiting.splice(0)) port.postMessage(said);
      resolve(true);
    };
    window.addEventListener('message', listen);
    parent.postMessage(envelope('hello', { version, load: randomId() }), hostOrigin);
  });

  return {
    answered,
    send: (type, payload) => {
      const said = envelope(type, payload);
      if (port) port.postMessage(said);
      else waiting = [...waiting, said].slice(-LONGEST_QUEUE);
    },
  };
}

/**
 * The origin of the page that this one may talk to: the one that `?parent=` names, else the one that led here, if it is
 * among those allowed. Undefined where this page is not framed, or framed by a stranger.
 */
export function allowedHost(allowedParents: readonly string[]): string | undefined {
  if (window.parent === window) return undefined;
  const allowed = allowedParents.map(originOf).filter((origin) => origin !== undefined);
  const named = new URLSearchParams(window.location.search).get('parent');
  return [named ?? '', document.referrer].map(originOf).find((origin) => origin && allowed.includes(origin));
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
