import { setAnalyticsConsent } from '../src/platform/analytics.ts';
import { allowedHost, openHostLine, type HostLine } from '../src/platform/frame.ts';
import { registry } from '../src/platform/registry.ts';
import type { hostMessages, MessageOf } from '../src/schema/messages.ts';
import { openFramedRoute, type HostRoutes } from '../src/views/framed-route.ts';
import { version } from '../src/views/version.ts';
import { attributeName } from './attribute-names.ts';
import { shellOf } from './booking-element.ts';
import type { BookingEngine } from './booking-engine.ts';
import { onceQuiet } from './once-quiet.ts';
import { emitBookingEvent, type BookingEventDetail } from './events.ts';
import type { Storefront } from './view-module.ts';

/**
 * Prepares a storefront for a frame, before it is put on its page: connects it with the page around, and opens it where
 * the visitor left it. Resolves when it may be shown, at the latest after a second. A page around that is not among
 * those allowed hears nothing and is not heard.
 */
export async function enterFrame(
  engine: BookingEngine,
  allowedParents: readonly string[],
): Promise<FrameGuest> {
  const host = allowedHost(allowedParents);
  const wishes: Wishes = {};
  const obeyLast = lastWishes(engine);
  const line =
    host === undefined
      ? undefined
      : openHostLine(host, version, (said) => {
          obey(engine, wishes, said);
          obeyLast(said);
        });
  if (line) tell(engine, line, wishes);
  const isHeard = (await line?.answered) ?? false;
  whenThere(engine, (storefront) => openFramedRoute(storefront, wishes));
  return {
    isHeard,
    resized: (height) => line?.send('resize', { height }),
    close: (reason) => void emitBookingEvent(engine, 'booking-close', { reason }),
  };
}

export interface FrameGuest {
  /** Whether the page around has answered. */
  isHeard: boolean;
  /** To be called when the height of the page's content changes. */
  resized: (height: number) => void;
  /** Asks the page around to put the frame away. */
  close: (reason: BookingEventDetail<'booking-close'>['reason']) => void;
}

/** What the host asks for that later steps need to know. */
interface Wishes extends HostRoutes {
  /** The host follows `navigate` messages itself. */
  navigates?: boolean | undefined;
}

function obey(engine: BookingEngine, wishes: Wishes, said: MessageOf<typeof hostMessages>): void {
  const { type, payload } = said;
  if (type === 'init') {
    const { lang, currency, colorScheme, primaryColor, consent, analyticsClientId, ...others } = payload;
    Object.assign(wishes, others);
    if (analyticsClientId) registry().analyticsClientId = analyticsClientId;
    if (consent) setAnalyticsConsent(consent.analytics);
    setAttributes(engine, { lang, currency, colorScheme, primaryColor });
  }
  if (type === 'consent') setAnalyticsConsent(payload.analytics);
}

/** Of many wishes in a row the last one of each kind counts: a page may send them by the thousand. */
function lastWishes(engine: BookingEngine): (said: MessageOf<typeof hostMessages>) => void {
  let attributes: Record<string, string> = {};
  const wish = (options: Record<string, string | undefined>) => {
    // An empty one takes back what was wished for before.
    for (const [option, value] of Object.entries(options))
      if (value !== undefined) attributes[option] = value;
  };
  let path: string | undefined;
  const grant = onceQuiet(() => {
    const route = path;
    path = undefined;
    setAttributes(engine, attributes);
    attributes = {};
    if (route !== undefined) whenThere(engine, (storefront) => storefront.navigate(route, 'message'));
  });
  return ({ type, payload }) => {
    if (type === 'set-route') path = payload.path;
    else if (type === 'set-locale' || type === 'set-theme') wish(payload);
    else return;
    grant();
  };
}

/** Passes on what happens in the storefront. */
function tell(engine: BookingEngine, { send }: HostLine, wishes: Wishes): void {
  engine.addEventListener('booking-ready', ({ detail }) => send('ready', detail));
  engine.addEventListener('booking-route-change', ({ detail }) => {
    const query = detail.path.includes(':token')
      ? undefined
      : shellOf(engine).view?.storefront?.location.search;
    send('route', { ...detail, query });
  });
  engine.addEventListener('booking-close', ({ detail }) => send('close', detail));
  engine.addEventListener('booking-cart-change', ({ detail }) => send('cart', detail));
  engine.addEventListener('booking-complete', ({ detail }) => send('complete', detail));
  engine.addEventListener('booking-analytics', ({ detail }) => send('analytics', detail));
  engine.addEventListener('booking-error', ({ detail }) => send('error', detail));
  engine.addEventListener('booking-redirect', (event) => {
    const { url, purpose, target } = event.detail;
    if (target !== 'top' || url === undefined) return;
    send('navigate', { url, purpose });
    if (wishes.navigates) event.preventDefault();
  });
}

/** Does something once the view is there; a path that leads nowhere is told to the console of this page. */
function whenThere(engine: BookingEngine, action: (storefront: Storefront) => void): void {
  shellOf(engine).call('withStorefront', (storefront: Storefront) => {
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
