import {
  readMessage,
  wrapMessage,
  type MessageOf,
  type PayloadOf,
} from '../../src/schema/messages/envelope.ts';
import { framedPageMessages } from '../../src/schema/messages/framed-page-messages.ts';
import type { hostMessages } from '../../src/schema/messages/host-messages.ts';
import { createHandshakes } from './handshakes.ts';

type HostMessages = typeof hostMessages;

/** The host page's connection to the framed page. */
interface FrameConnection {
  /** Whether the framed page has said hello. */
  readonly isOpen: boolean;
  /** Sends a message; does nothing until the framed page has said hello. */
  send: <Type extends keyof HostMessages>(type: Type, payload: PayloadOf<HostMessages, Type>) => void;
  close: () => void;
}

interface ConnectionHandlers {
  /** Returns the payload of `init`, the reply to the framed page's `hello`. */
  createInit: () => PayloadOf<HostMessages, 'init'>;
  /** Called after each `init`: the framed page has loaded, or has been reloaded. */
  onOpen: () => void;
  onMessage: (message: MessageOf<typeof framedPageMessages>) => void;
}

/** Connects to the page at an origin in exactly this frame, and again each time that page is reloaded. */
export function connectToFrame(
  iframe: HTMLIFrameElement,
  origin: string,
  { createInit, onOpen, onMessage }: ConnectionHandlers,
): FrameConnection {
  let port: MessagePort | undefined;

  const handshakes = createHandshakes(() => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent) => {
      const message = readMessage(framedPageMessages, data);
      if (message) onMessage(message);
    };
    iframe.contentWindow?.postMessage(wrapMessage('init', createInit()), origin, [channel.port2]);
    onOpen();
  });
  const onWindowMessage = (event: MessageEvent) => {
    // After the frame was removed, both windows are null.
    if (event.source === null || event.source !== iframe.contentWindow || event.origin !== origin) return;
    const message = readMessage(framedPageMessages, event.data);
    if (message?.type === 'hello') handshakes.onHello(message.payload.load);
  };

  window.addEventListener('message', onWindowMessage);
  iframe.addEventListener('load', handshakes.onLoad);
  return {
    get isOpen() {
      return port !== undefined;
    },
    send: (type, payload) => port?.postMessage(wrapMessage(type, payload)),
    close: () => {
      window.removeEventListener('message', onWindowMessage);
      iframe.removeEventListener('load', handshakes.onLoad);
      port?.close();
    },
  };
}
