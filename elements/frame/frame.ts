import { readMessage, wrapMessage, type PayloadOf } from '../../src/schema/messages/envelope.ts';
import { framedPageMessages } from '../../src/schema/messages/framed-page-messages.ts';
import type { FrameTheme, hostMessages } from '../../src/schema/messages/host-messages.ts';
import { createIframe, framedPageUrl } from './create-iframe.ts';
import { frameMemory } from './frame-memory.ts';
import { initOptions, themeBeyondInit, type BookingFrameOptions } from './frame-options.ts';
import { handleMessage, setShown } from './handle-message.ts';
import { createHandshakes } from './handshakes.ts';
import { trackVisiblePart } from './track-visible-part.ts';

export type { BookingFrameOptions };

/** A mounted frame. Changes that are made before the hosted page has loaded take effect once it has. */
export interface BookingFrame {
  readonly iframe: HTMLIFrameElement;
  setRoute: (path: string) => void;
  setLocale: (locale: { lang?: string; currency?: string }) => void;
  setTheme: (theme: FrameTheme) => void;
  setConsent: (consent: { analytics: boolean }) => void;
  /** Shows the frame again after it was closed. */
  show: () => void;
  /** Removes the frame and all its listeners. */
  destroy: () => void;
}

/**
 * Mounts the hosted page as a frame inside an element, as high as its content, and dispatches its messages as DOM
 * events from that element. Talks to exactly this frame at exactly its origin.
 */
export function mountBookingFrame(element: HTMLElement, options: BookingFrameOptions): BookingFrame {
  const url = framedPageUrl(options.src);
  const iframe = createIframe(url, options);
  const memory = frameMemory(options.src);
  /** Undefined until the framed page has said hello. */
  let port: MessagePort | undefined;
  let stopTracking: (() => void) | undefined;
  /** The options with all changes so far, for a framed page that has not loaded yet or reloads. */
  let currentOptions = options;
  /** The route to open once the framed page has loaded. */
  let pendingRoute: string | undefined;

  const send = <Type extends keyof typeof hostMessages>(
    type: Type,
    payload: PayloadOf<typeof hostMessages, Type>,
  ) => port?.postMessage(wrapMessage(type, payload));

  const startHandshake = () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent) => {
      const message = readMessage(framedPageMessages, data);
      if (message?.type === 'route') memory.remember(message.payload);
      if (message) handleMessage(element, iframe, message);
    };
    const init = { ...initOptions(element, currentOptions), lastRoute: memory.lastRoute(), navigates: true };
    iframe.contentWindow?.postMessage(wrapMessage('init', init), url.origin, [channel.port2]);
    send('set-theme', themeBeyondInit(currentOptions));
    if (pendingRoute !== undefined) send('set-route', { path: pendingRoute });
    pendingRoute = undefined;
    stopTracking?.();
    stopTracking = trackVisiblePart(iframe, (part) => send('visible', part));
  };

  const handshakes = createHandshakes(startHandshake);
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== iframe.contentWindow || origin !== url.origin) return;
    const message = readMessage(framedPageMessages, data);
    if (message?.type === 'hello') handshakes.onHello(message.payload?.load);
  };

  window.addEventListener('message', listen);
  iframe.addEventListener('load', handshakes.onLoad);
  element.append(iframe);
  return {
    iframe,
    setRoute: (path) => {
      if (port) send('set-route', { path });
      else pendingRoute = path;
    },
    setLocale: (locale) => {
      currentOptions = { ...currentOptions, ...locale };
      send('set-locale', locale);
    },
    setTheme: (theme) => {
      currentOptions = { ...currentOptions, ...theme };
      send('set-theme', theme);
    },
    setConsent: (consent) => {
      currentOptions = { ...currentOptions, consent };
      send('consent', consent);
    },
    show: () => setShown(iframe, true),
    destroy: () => {
      window.removeEventListener('message', listen);
      port?.close();
      stopTracking?.();
      iframe.remove();
    },
  };
}
