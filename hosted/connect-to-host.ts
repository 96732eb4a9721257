import { emitBookingEvent } from '../elements/core/events/booking-events.ts';
import type { BookingEngine } from '../elements/booking-engine.ts';
import { setHostReveal } from '../src/platform/element/bring-into-view.ts';
import { keepFocusInView } from '../src/platform/element/keep-focus-in-view.ts';
import { openFramedRoute } from '../src/routing/framed-route.ts';
import type { EventLabels } from '../src/schema/event-labels.ts';
import { version } from '../src/storefront/version.ts';
import { allowedHostOrigin } from '../src/platform/page/allowed-host-origin.ts';
import { forwardEvents } from './forward-events.ts';
import { createHostMessageHandler } from './host-message-handler.ts';
import { openHostChannel, type HostChannel } from './host-channel.ts';
import { withStorefront } from './with-storefront.ts';

/** What the hosted page can ask of the host of its frame. */
export interface HostConnection {
  /** Whether the host has replied so far. */
  readonly isConnected: boolean;
  /** Reports the height of the page's content, in pixels. */
  reportHeight: (height: number) => void;
  /** Asks the host to hide the frame after a booking. `labels` are those of the booking's event. */
  requestClose: (labels: EventLabels) => void;
}

/**
 * Connects an engine to the host of its frame, before it is added to the page, and opens it at the visitor's last route.
 * Resolves when it may be shown: once the host has replied, at the latest after a second. No messages are exchanged with a
 * host that is not allowed.
 */
export async function connectToHost(
  engine: BookingEngine,
  allowedParents: readonly string[],
): Promise<HostConnection> {
  const hostOrigin = allowedHostOrigin(allowedParents);
  const channel = hostOrigin === undefined ? closedChannel : openChannel(engine, hostOrigin);
  await channel.settled;
  withStorefront(engine, (storefront) => openFramedRoute(storefront.location, channel.init ?? {}));
  return {
    get isConnected() {
      return channel.init !== undefined;
    },
    reportHeight: (height) => channel.send('resize', { height }),
    // `forwardEvents` sends the event to the host.
    requestClose: (labels) => void emitBookingEvent(engine, 'booking-close', { reason: 'complete' }, labels),
  };
}

const closedChannel: HostChannel = {
  settled: Promise.resolve(),
  init: undefined,
  send: () => undefined,
};

function openChannel(engine: BookingEngine, hostOrigin: string): HostChannel {
  const channel = openHostChannel(hostOrigin, version, createHostMessageHandler(engine));
  forwardEvents(engine, channel);
  setHostReveal((reveal) => channel.send('reveal', reveal));
  if (engine.shadowRoot) keepFocusInView(engine.shadowRoot);
  return channel;
}
