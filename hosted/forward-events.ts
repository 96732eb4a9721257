import type { BookingEngine } from '../elements/booking-engine.ts';
import { controllerOf } from '../elements/core/booking-element.ts';
import { labelsOf } from '../src/schema/event-labels.ts';
import { forwardedEvents } from '../src/schema/messages/framed-page-messages.ts';
import type { HostPreferences } from './host-message-handler.ts';
import type { HostChannel } from './host-channel.ts';

/** Sends the storefront's events to the host of its frame. */
export function forwardEvents(
  engine: BookingEngine,
  { send }: HostChannel,
  preferences: HostPreferences,
): void {
  for (const type of Object.keys(forwardedEvents) as (keyof typeof forwardedEvents)[])
    engine.addEventListener(forwardedEvents[type], ({ detail }) => send(type, detail));
  engine.addEventListener('booking-route-change', ({ detail }) => {
    // The query of a route that contains a sale token could identify the visitor.
    const isPrivate = detail.path.includes(':token');
    const search = controllerOf(engine).view?.storefront?.location.search;
    send('route', { ...detail, query: isPrivate ? undefined : search });
  });
  engine.addEventListener('booking-redirect', (event) => {
    const { url, purpose, target } = event.detail;
    if (target !== 'top' || url === undefined) return;
    send('navigate', { url, purpose, ...labelsOf(event.detail) });
    if (preferences.navigates) event.preventDefault();
  });
}
