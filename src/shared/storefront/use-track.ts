import { useEffect, useEffectEvent, useRef } from 'react';
import { analyticsEventId } from '../../analytics/analytics-event-id.ts';
import { withAffiliation } from '../../analytics/with-affiliation.ts';
import { urlWithoutToken } from '../../analytics/url-without-token.ts';
import { routeOf } from '../../routing/match.ts';
import { deliver } from '../../platform/third-party/analytics-receivers.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { randomId } from '../../platform/random-id.ts';
import type { AnalyticsEvent } from '../../schema/analytics.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from './storefront-context.ts';

/**
 * Returns a function that reports an action of the visitor. It dispatches `booking-analytics` on this element and, unless
 * the host page cancels that or consent is denied, sends the event to the receivers of the element's `analytics` option.
 *
 * Create the event with `itemsEvent`, `listEvent`, `purchaseEvent` or `transferNotFoundEvent` from
 * `analytics/ecommerce-events.ts`, and its items with `analytics/offered-items.ts` or `analytics/cart-items.ts`. Call the
 * function once, where the action succeeds:
 *
 *     const track = useTrack();
 *     track(itemsEvent('add_to_cart', currency, [extraLineItem(line, { total, discount: 0 })]));
 *
 * To report what a screen shows, use `useTrackOnce`.
 */
export function useTrack(): (event: AnalyticsEvent) => void {
  const { emit, options, attribution, consent } = useElement();
  const { location } = useStorefront();
  return (eventWithoutAffiliation) => {
    const event = withAffiliation(eventWithoutAffiliation, attribution());
    const eventId = analyticsEventId(event, randomId());
    if (!emit('booking-analytics', { ...event, eventId })) return;
    const { href } = pageUrl();
    const publicUrl = urlWithoutToken(href, routeOf(location.path).token);
    const hasToken = publicUrl !== href;
    deliver({
      delivery: { ...event, eventId, publicUrl: hasToken ? publicUrl : undefined },
      receivers: options.analytics,
      isAllowed: () => consent().analytics !== false,
    });
  };
}

/**
 * Reports what is on screen, once per `occasion`, as soon as there is an event. The occasion distinguishes one report
 * from the next, such as the query of a list; leave it out if there is only one.
 *
 *     const event = tours.data && listEvent('view_item_list', list, currency, tours.data.map(tourItem));
 *     useTrackOnce(event, `${category} ${language} ${currency}`);
 */
export function useTrackOnce(event: AnalyticsEvent | undefined, occasion = ''): void {
  const track = useTrack();
  const reportedOccasion = useRef<string>(undefined);
  const isReady = event !== undefined;
  const send = useEffectEvent(() => {
    if (!event || reportedOccasion.current === occasion) return;
    reportedOccasion.current = occasion;
    track(event);
  });
  useEffect(() => {
    if (isReady) send();
  }, [isReady, occasion]);
}
