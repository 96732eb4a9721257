import { redirectTo } from '../../src/platform/page/redirect.ts';
import { safeUrl } from '../../src/platform/safe-url.ts';
import {
  readMessage,
  wrapMessage,
  type MessageOf,
  type PayloadOf,
} from '../../src/schema/messages/envelope.ts';
import { forwardedEvents, framedPageMessages } from '../../src/schema/messages/framed-page-messages.ts';
import type { FrameTheme, hostMessages } from '../../src/schema/messages/host-messages.ts';
import { emitBookingEvent } from '../core/events/booking-events.ts';
import { frameMemory } from './frame-memory.ts';
import type { BookingFrameOptions } from './frame-options.ts';
import { createFrame, frameUrl, startOf, themeOf } from './create-iframe.ts';
import { oncePerLoad } from './once-per-load.ts';
import { revealPart, watchVisiblePart } from './visible-part.ts';

export type { BookingFrameOptions };

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

type FramedPageMessage = MessageOf<typeof framedPageMessages>;

/**
 * Mounts the hosted page as a frame inside an element, as high as its content, and dispatches its messages as DOM
 * events from that element. Talks to exactly this frame at exactly its origin.
 */
export function mountBookingFrame(element: HTMLElement, options: BookingFrameOptions): BookingFrame {
  const src = frameUrl(options.src);
  const iframe = createFrame(src, options);
  const memory = frameMemory(options.src);
  let port: MessagePort | undefined;
  let stopWatching: () => void = () => undefined;

  /** What the page has requested since, for a frame that has not loaded yet or reloads. */
  let current: BookingFrameOptions = { ...options };
  let nextRoute: string | undefined;

  const send = <Type extends keyof typeof hostMessages>(
    type: Type,
    payload: PayloadOf<typeof hostMessages, Type>,
  ) => port?.postMessage(wrapMessage(type, payload));
  const change = (changes: Partial<BookingFrameOptions>) => void (current = { ...current, ...changes });

  const begin = () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent) => {
      const message = readMessage(framedPageMessages, data);
      if (message?.type === 'route') memory.keep(message.payload);
      if (message) receive(element, iframe, message);
    };
    const start = { ...startOf(element, current), lastRoute: memory.lastRoute(), navigates: true };
    iframe.contentWindow?.postMessage(wrapMessage('init', start), src.origin, [channel.port2]);
    send('set-theme', themeOf(current));
    if (nextRoute !== undefined) send('set-route', { path: nextRoute });
    nextRoute = undefined;
    stopWatching();
    stopWatching = watchVisiblePart(iframe, (part) => send('visible', part));
  };

  const handshakes = oncePerLoad(begin);
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== iframe.contentWindow || origin !== src.origin) return;
    const message = readMessage(framedPageMessages, data);
    if (message?.type === 'hello') handshakes.hello(message.payload?.load);
  };

  window.addEventListener('message', listen);
  iframe.addEventListener('load', handshakes.loaded);
  element.append(iframe);
  return {
    iframe,
    setRoute: (path) => {
      if (port) send('set-route', { path });
      else nextRoute = path;
    },
    setLocale: (locale) => {
      change(locale);
      send('set-locale', locale);
    },
    setTheme: (theme) => {
      change(theme);
      send('set-theme', theme);
    },
    setConsent: (consent) => {
      change({ consent });
      send('consent', consent);
    },
    show: () => setShown(iframe, true),
    destroy: () => {
      window.removeEventListener('message', listen);
      port?.close();
      stopWatching();
      iframe.remove();
    },
  };
}

/** Applies a message of the hosted page to the host page. */
function receive(
  element: HTMLElement,
  iframe: HTMLIFrameElement,
  { type, payload }: FramedPageMessage,
): void {
  switch (type) {
    case 'hello':
      break;
    case 'resize':
      iframe.style.setProperty('height', `${Math.ceil(payload.height)}px`);
      break;
    case 'reveal':
      revealPart(iframe, payload);
      break;
    case 'navigate':
      redirectTab(element, payload);
      break;
    case 'route': {
      const { path, name, source } = payload;
      emitBookingEvent(element, 'booking-route-change', { path, name, source }, payload);
      break;
    }
    default: {
      const isAllowed = emitBookingEvent(element, forwardedEvents[type], payload, payload);
      if (type === 'close' && isAllowed) setShown(iframe, false);
    }
  }
}

function setShown(iframe: HTMLIFrameElement, shown: boolean): void {
  iframe.style.setProperty('display', shown ? 'block' : 'none');
}

type Redirect = Extract<FramedPageMessage, { type: 'navigate' }>['payload'];

/** Payment pages cannot be framed: the whole tab navigates, unless a listener cancels. */
function redirectTab(element: HTMLElement, redirect: Redirect): void {
  const { url, purpose } = redirect;
  const target = safeUrl(url);
  if (!target) {
    emitBookingEvent(
      element,
      'booking-error',
      { code: 'blocked-url', phase: purpose, retryable: false },
      redirect,
    );
    return;
  }
  const detail = { origin: target.origin, purpose, target: 'top', url: target.href } as const;
  if (emitBookingEvent(element, 'booking-redirect', detail, redirect)) redirectTo(target);
}
