import { registry } from '../../src/platform/registry.ts';
import type { FrameTheme } from '../../src/schema/messages/host-messages.ts';
import { connectToFrame } from './connect-to-frame.ts';
import { frameMemory } from './frame-memory.ts';
import { changedOptions, initOptions, themeBeyondInit, type BookingFrameOptions } from './frame-options.ts';
import { framedPageUrl } from './framed-page-url.ts';
import { handleMessage } from './handle-message.ts';
import { createIframe, showIframe } from './iframe.ts';
import { trackVisiblePart } from './track-visible-part.ts';

export type { BookingFrameOptions };

/** A mounted frame. Changes that are made before the hosted page has loaded take effect once it has. */
export interface BookingFrame {
  readonly iframe: HTMLIFrameElement;
  setRoute: (path: string) => void;
  setLocale: (locale: { lang?: string; currency?: string }) => void;
  setTheme: (theme: FrameTheme) => void;
  setConsent: (consent: { analytics: boolean; maps?: boolean }) => void;
  /** Shows the frame again after it was closed. */
  show: () => void;
  /** Removes the frame and all its listeners. */
  destroy: () => void;
}

/**
 * Mounts the hosted page as a frame inside an element, as high as its content, and dispatches its events as DOM events from
 * that element. Throws a TypeError if `src` is not an http or https URL.
 */
export function mountBookingFrame(element: HTMLElement, options: BookingFrameOptions): BookingFrame {
  const url = framedPageUrl(options.src);
  const iframe = createIframe(url, options);
  const memory = frameMemory(options);
  /** The options with all changes so far, for a framed page that has not loaded yet or is reloaded. */
  let currentOptions = options;
  /** The route to open once the framed page has loaded. */
  let pendingRoute: string | undefined;
  let stopTracking: (() => void) | undefined;

  const connection = connectToFrame(iframe, url.origin, {
    createInit: () => ({
      ...initOptions(element, currentOptions),
      lastRoute: memory.lastRoute(),
      navigates: true,
    }),
    onOpen: () => {
      connection.send('set-theme', themeBeyondInit(currentOptions));
      if (pendingRoute !== undefined) connection.send('set-route', { path: pendingRoute });
      pendingRoute = undefined;
      stopTracking?.();
      stopTracking = trackVisiblePart(iframe, (part) => connection.send('visible', part));
    },
    onMessage: (message) => {
      if (message.type === 'route') memory.remember(message.payload);
      handleMessage(element, iframe, message);
    },
  });

  element.append(iframe);
  const frames = (registry().frames ??= new Map());
  frames.set(iframe, connection);
  return {
    iframe,
    setRoute: (path) => {
      if (connection.isOpen) connection.send('set-route', { path });
      else pendingRoute = path;
    },
    setLocale: (locale) => {
      currentOptions = changedOptions(currentOptions, locale);
      connection.send('set-locale', locale);
    },
    setTheme: (theme) => {
      currentOptions = changedOptions(currentOptions, theme);
      connection.send('set-theme', theme);
    },
    setConsent: (consent) => {
      currentOptions = { ...currentOptions, consent };
      connection.send('consent', consent);
    },
    show: () => showIframe(iframe),
    destroy: () => {
      connection.close();
      frames.delete(iframe);
      stopTracking?.();
      iframe.remove();
    },
  };
}
