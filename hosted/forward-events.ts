import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { eventLabelsOf } from '../src/schema/event-labels.ts';
import { hasHiddenToken } from '../src/schema/token-placeholder.ts';
import { forwardedEvents } from '../src/schema/messages/framed-page-messages.ts';
import type { HostChannel } from './host-channel.ts';

/** Sends the storefront's events to the host of its frame. Redirects of the tab are left to a host that handles them. */
export function forwardEvents(engine: BookingEngine, channel: HostChannel): void {
  for (const type of Object.keys(forwardedEvents) as (keyof typeof forwardedEvents)[])
    engine.addEventListener(forwardedEvents[type], ({ detail }) => channel.send(type, detail));
  engine.addEventListener('booking-route-change', ({ detail }) => {
    // The query of a route that contains a sale token could identify the visitor.
    const query = hasHiddenToken(detail.path)
      ? undefined
      : controllerOf(engine).view?.storefront?.location.search;
    channel.send('route', { ...detail, query });
  });
  engine.addEventListener('booking-redirect', (event) => {
    const { url, purpose, target } = event.detail;
    if (target !== 'top' || url === undefined) return;
    channel.send('navigate', { url, purpose, ...eventLabelsOf(event.detail) });
    const hostNavigates = channel.init?.navigates;
    if (hostNavigates) event.preventDefault();
  });
}
