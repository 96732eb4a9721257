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

export interface BookingFrameOptions extends FrameTheme {
  /** The hosted page, or one of its routes such as `https://book.example.com/widgets/transfers`. */
  src: string;
  /** The route to open with; a visitor who comes back finds the one that was left. */
  route?: string;
  lang?: string;
  currency?: string;
  /** Whether analytics may run in the frame. */
  consent?: { analytics: boolean };
  /** The visitor's Google Analytics client id, so that both pages count one visit. */
  analyticsClientId?: string;
  /** What assistive technology calls the frame. */
  title?: string;
}

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

  const say = <Type extends keyof typeof hostMessages>(
    type: Type,
    payload: PayloadOf<typeof hostMessages, Type>,
  ) => port?.postMessage(envelope(type, payload));

  const begin = () => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent) => {
      const message = readMessage(guestMessages, data);
      if (message?.type === 'route') memory.keep(message.payload);
      if (message) pass(element, iframe, message);
    };
    const init = envelope('init', {
      ...startOf(element, options),
      lastRoute: memory.lastRoute(),
      navigates: true,
    });
    iframe.contentWindow?.postMessage(init, src.origin, [channel.port2]);
  };

  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== iframe.contentWindow || origin !== src.origin) return;
    if (readMessage(guestMessages, data)?.type === 'hello') begin();
  };

  window.addEventListener('message', listen);
  element.append(iframe);
  return {
    iframe,
    setRoute: (path) => say('set-route', { path }),
    setLocale: (locale) => say('set-locale', locale),
    setTheme: (theme) => say('set-theme', theme),
    setConsent: (consent) => say('consent', consent),
    show: () => void (iframe.hidden = false),
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
  if (type === 'close') iframe.hidden = emitBookingEvent(element, 'booking-close', payload);
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

/** The page's address, with the name of the one that frames it, which the page checks against its list. */
function frameAddress(src: string): URL {
  const url = URL.parse(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`"${src}" is not a web address`);
  url.searchParams.set('parent', window.location.origin);
  return url;
}

function createFrame(src: URL, { title, lang }: BookingFrameOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title ?? (lang?.startsWith('es') ? 'Reservas' : 'Booking');
  iframe.allow = 'payment';
  // The name of this page's origin is enough; its path is nobody's business.
  iframe.referrerPolicy = 'origin';
  iframe.src = src.href;
  const style = { display: 'block', width: '100%', height: '640px', border: '0' };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value);
  return iframe;
}

function startOf(element: HTMLElement, options: BookingFrameOptions) {
  const { route, lang, currency, primaryColor, consent, analyticsClientId } = options;
  const colorScheme = options.colorScheme ?? schemeAround(element);
  return { route, lang, currency, colorScheme, primaryColor, consent, analyticsClientId };
}

/** A frame cannot inherit the page's colour scheme: it is told. */
function schemeAround(element: HTMLElement): string {
  const { colorScheme } = getComputedStyle(element);
  const isBoth = /dark/.test(colorScheme) && /light/.test(colorScheme);
  return isBoth ? 'auto' : /dark/.test(colorScheme) ? 'dark' : 'light';
}
