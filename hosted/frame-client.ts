import { setAnalyticsConsent } from '../src/platform/third-party/analytics-targets.ts';
import { allowedHost, openHostChannel, type HostChannel } from '../src/platform/page/host-channel.ts';
import { onReveal } from '../src/platform/element/into-view.ts';
import { registry } from '../src/platform/registry.ts';
import { setVisiblePart } from '../src/platform/element/visible-area.ts';
import type { MessageOf } from '../src/schema/messages/envelope.ts';
import { forwardedEvents } from '../src/schema/messages/framed-page-messages.ts';
import type { hostMessages } from '../src/schema/messages/host-messages.ts';
import { openFramedRoute, type HostRoutes } from '../src/routing/framed-route.ts';
import { version } from '../src/storefront/version.ts';
import { labelsOf } from '../src/schema/event-labels.ts';
import { attributeName } from '../src/options/attribute-names.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { ownAttribution } from '../elements/core/events/own-attribution.ts';
import type { BookingEngine } from '../elements/booking-engine.ts';
import { debounce } from './debounce.ts';
import { emitBookingEvent, type BookingEventDetail } from '../elements/core/events/booking-events.ts';
import type { Storefront } from '../src/storefront/storefront.ts';

/**
 * Prepares a storefront for a frame before it is added to the page: connects it to the host, and opens it at the route that
 * the visitor left. Resolves when it may be shown, after a second at the latest. With a host that is not allowed, no
 * messages are exchanged.
 */
export async function enterFrame(
  engine: BookingEngine,
  allowedParents: readonly string[],
): Promise<FrameClient> {
  const host = allowedHost(allowedParents);
  const preferences: HostPreferences = {};
  const applyLatest = latestRequests(engine);
  const channel =
    host === undefined
      ? undefined
      : openHostChannel(host, version, (message) => {
          handleHostMessage(engine, preferences, message);
          applyLatest(message);
        });
  if (channel) {
    forwardEvents(engine, channel, preferences);
    onReveal(engine.shadowRoot ?? window, (part) => channel.send('reveal', part));
  }
  const isConnected = (await channel?.isConnected) ?? false;
  withStorefront(engine, (storefront) => openFramedRoute(storefront.location, preferences));
  return {
    isConnected,
    resized: (height) => channel?.send('resize', { height }),
    close: (reason) =>
      void emitBookingEvent(engine, 'booking-close', { reason }, ownAttribution(controllerOf(engine).read)),
  };
}

export interface FrameClient {
  /** Whether the host has replied. */
  isConnected: boolean;
  /** Call this when the height of the page's content changes. */
  resized: (height: number) => void;
  /** Asks the host to hide the frame. */
  close: (reason: BookingEventDetail<'booking-close'>['reason']) => void;
}

/** The parts of the host's messages that later steps need. */
interface HostPreferences extends HostRoutes {
  /** The host handles `navigate` messages itself. */
  navigates?: boolean | undefined;
}

type HostMessage = MessageOf<typeof hostMessages>;

function handleHostMessage(
  engine: BookingEngine,
  preferences: HostPreferences,
  { type, payload }: HostMessage,
): void {
  if (type === 'init') {
    const { lang, currency, colorScheme, primaryColor, consent, analyticsClientId, ...others } = payload;
    Object.assign(preferences, others);
    if (analyticsClientId) registry().analyticsClientId = analyticsClientId;
    if (consent) setAnalyticsConsent(consent.analytics);
    setAttributes(engine, { lang, currency, colorScheme, primaryColor });
  }
  if (type === 'consent') setAnalyticsConsent(payload.analytics);
  if (type === 'visible') setVisiblePart(payload);
}

/** Applies only the latest request of each kind, because a page may send thousands in a row. */
function latestRequests(engine: BookingEngine): (message: HostMessage) => void {
  let attributes: Record<string, string> = {};
  const request = (options: Record<string, string | undefined>) => {
    // An empty value withdraws an earlier one.
    for (const [option, value] of Object.entries(options))
      if (value !== undefined) attributes[option] = value;
  };
  let path: string | undefined;
  const apply = debounce(() => {
    const route = path;
    path = undefined;
    setAttributes(engine, attributes);
    attributes = {};
    if (route !== undefined) withStorefront(engine, (storefront) => storefront.navigate(route, 'message'));
  });
  return ({ type, payload }) => {
    if (type === 'set-route') path = payload.path;
    else if (type === 'set-locale' || type === 'set-theme') request(payload);
    else return;
    apply();
  };
}

/** Sends the storefront's events to the host. */
function forwardEvents(engine: BookingEngine, { send }: HostChannel, preferences: HostPreferences): void {
  for (const type of Object.keys(forwardedEvents) as (keyof typeof forwardedEvents)[])
    engine.addEventListener(forwardedEvents[type], ({ detail }) => send(type, detail));
  engine.addEventListener('booking-route-change', ({ detail }) => {
    const { search } = controllerOf(engine).view?.storefront?.location ?? {};
    send('route', { ...detail, query: detail.path.includes(':token') ? undefined : search });
  });
  engine.addEventListener('booking-redirect', (event) => {
    const { url, purpose, target } = event.detail;
    if (target !== 'top' || url === undefined) return;
    send('navigate', { url, purpose, ...labelsOf(event.detail) });
    if (preferences.navigates) event.preventDefault();
  });
}

/** Runs an action once the view is loaded; an invalid path logs a warning on this page. */
function withStorefront(engine: BookingEngine, action: (storefront: Storefront) => void): void {
  controllerOf(engine).call('withStorefront', (storefront: Storefront) => {
    try {
      action(storefront);
    } catch (error) {
      console.warn('[booking-engine]', error);
    }
  });
}

function setAttributes(engine: BookingEngine, options: Record<string, string | undefined>): void {
  for (const [option, value] of Object.entries(options)) {
    if (value !== undefined) engine.setAttribute(attributeName(option), value);
  }
}
