import { leaveFor } from '../src/platform/leave.ts';
import { safeUrl } from '../src/platform/safe-url.ts';
import {
  envelope,
  guestMessages,
  readMessage,
  type FrameTheme,
  type hostMessages,
  type MessageOf,
  type PayloadOf,
} from '../src/schema/messages.ts';
import { emitBookingEvent } from './events.ts';
import { frameMemory } from './frame-memory.ts';
import type { BookingFrameOptions } from './frame-options.ts';
import { createFrame, frameAddress, startOf, themeOf } from './frame-start.ts';
import { oncePerLoad } from './once-per-load.ts';

export type { BookingFrameOptions };

export interface BookingFrame {
  readonly iframe: HTMLIFrameElement;
  setRoute: (path: string) => void;
  setLocale: (locale: { lang?: string; currency?: string }) => void;
  setTheme: (theme: FrameTheme) => void;
  setConsent: (consent: { analytics: boolean }) => void;
  /** Shows a frame again that has closed. */
  show: () => void;
  /** Takes the frame away, with everything that listens to it. */
  destroy: () => void;
}

type GuestMessage = MessageOf<typeof guestMessages>;

/**
 * Puts the hosted page into an element of yours as a frame, as high as its content, and dispatches everything it tells
 * as the DOM event of the same meaning from that element. Talks to exactly this frame at exactly its origin.
 */
export function mountBookingFrame(element: HTMLElement, options: BookingFrameOptions): BookingFrame {
  const src = frameAddress(options.src);
  const iframe = createFrame(src, options);
  const memory = frameMemory(options.src);
  let port: MessagePort | undefined;

  /** What the page has asked for since, for a frame that is not there yet or loads again. */
  let current: BookingFrameOptions = { ...options };
  let nextRoute: string | undefined;

  const say = <Type extends keyof typeof hostMessages>(
    type: Type,
    payload: PayloadOf<typeof hostMessages, Type>,
  ) => port?.postMessage(envelope(type, payload));
  const change = (changes: Partial<BookingFrameOptions>) => void (current = { ...current, ...changes });

  const begin = () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent) => {
      const message = readMessage(guestMessages, data);
      if (message?.type === 'route') memory.keep(message.payload);
      if (message) pass(element, iframe, message);
    };
    const start = { ...startOf(element, current), lastRoute: memory.lastRoute(), navigates: true };
    iframe.contentWindow?.postMessage(envelope('init', start), src.origin, [channel.port2]);
    say('set-theme', themeOf(current));
    if (nextRoute !== undefined) say('set-route', { path: nextRoute });
    nextRoute = undefined;
  };

  const handshakes = oncePerLoad(begin);
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== iframe.contentWindow || origin !== src.origin) return;
    const message = readMessage(guestMessages, data);
    if (message?.type === 'hello') handshakes.hello(message.payload?.load);
  };

  window.addEventListener('message', listen);
  iframe.addEventListener('load', handshakes.loaded);
  element.append(iframe);
  return {
    iframe,
    setRoute: (path) => {
      if (port) say('set-route', { path });
      else nextRoute = path;
    },
    setLocale: (locale) => {
      change(locale);
      say('set-locale', locale);
    },
    setTheme: (theme) => {
      change(theme);
      say('set-theme', theme);
    },
    setConsent: (consent) => {
      change({ consent });
      say('consent', consent);
    },
    show: () => setShown(iframe, true),
    destroy: () => {
      window.removeEventListener('message', listen);
      port?.close();
      iframe.remove();
    },
  };
}

/** Makes of a message what the page around can see of it. */
function pass(element: HTMLElement, iframe: HTMLIFrameElement, { type, payload }: GuestMessage): void {
  if (type === 'resize') iframe.style.setProperty('height', `${Math.ceil(payload.height)}px`);
  if (type === 'close' && emitBookingEvent(element, 'booking-close', payload)) setShown(iframe, false);
  if (type === 'navigate') leaveTogether(element, payload);
  if (type === 'ready') emitBookingEvent(element, 'booking-ready', payload);
  if (type === 'route') {
    const { path, name, source } = payload;
    emitBookingEvent(element, 'booking-route-change', { path, name, source });
  }
  if (type === 'cart') emitBookingEvent(element, 'booking-cart-change', payload);
  if (type === 'complete') emitBookingEvent(element, 'booking-complete', payload);
  if (type === 'analytics') emitBookingEvent(element, 'booking-analytics', payload);
  if (type === 'error') emitBookingEvent(element, 'booking-error', payload);
}

function setShown(iframe: HTMLIFrameElement, shown: boolean): void {
  iframe.style.setProperty('display', shown ? 'block' : 'none');
}

type Leaving = Extract<GuestMessage, { type: 'navigate' }>['payload'];

/** Payment pages do not belong in a frame: the whole tab goes there, unless a listener cancels. */
function leaveTogether(element: HTMLElement, { url, purpose }: Leaving): void {
  const target = safeUrl(url);
  if (!target) {
    emitBookingEvent(element, 'booking-error', { code: 'blocked-url', phase: purpose, retryable: false });
    return;
  }
  const detail = { origin: target.origin, purpose, target: 'top', url: target.href } as const;
  if (emitBookingEvent(element, 'booking-redirect', detail)) leaveFor(target);
}
