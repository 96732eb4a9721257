import { useEffect, useEffectEvent, useRef } from 'react';
import { analyticsEventId, urlWithoutToken, withAffiliation } from '../../analytics/ecommerce-events.ts';
import { routeOf } from '../../routing/match.ts';
import { deliver } from '../../platform/third-party/analytics-targets.ts';
import { pageUrls } from '../../platform/page/page-urls.ts';
import { randomId } from '../../platform/random-id.ts';
import type { AnalyticsEvent } from '../../schema/analytics.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from './storefront-context.ts';

/**
 * Returns a function that reports an action of the visitor. It dispatches `booking-analytics` on this element and, unless
 * the host page cancels that, sends the event to the receivers of the element's `analytics` option.
 *
 * Create the event with `itemsEvent`, `listEvent`, `purchaseEvent` or `transferNotFoundEvent` from
 * `analytics/ecommerce-events.ts`, and its items with `analytics/ecommerce-items.ts`. Call the function once, where the
 * action succeeds:
 *
 * const track = useTrack();
 * track(itemsEvent('add_to_cart', currency, [extraLineItem(line, { total, discount: 0 })]));
 *
 * To report what a screen shows, use `useTrackOnce`.
 */
export function useTrack(): (event: AnalyticsEvent) => void {
  const { emit, options, attribution } = useElement();
  const { location } = useStorefront();
  return (reported) => {
    const event = withAffiliation(reported, attribution());
    const eventId = analyticsEventId(event, randomId());
    if (!emit('booking-analytics', { ...event, eventId })) return;
    const real = pageUrls().location;
    const publicUrl = urlWithoutToken(real, routeOf(location.path).token);
    deliver({ ...event, eventId, publicUrl: publicUrl === real ? undefined : publicUrl }, options.analytics);
  };
}

/**
 * Reports what is on screen, once per `occasion`, as soon as there is an event. The occasion distinguishes one report
 * from the next, such as the query of a list; it is `''` if there is only one.
 *
 *     const shown = tours.data && listEvent('view_item_list', list, currency, tours.data.map(tourItem));
 *     useTrackOnce(shown, `${category} ${language} ${currency}`);
 */
export function useTrackOnce(event: AnalyticsEvent | undefined, occasion: string): void {
  const track = useTrack();
  const sentFor = useRef<string>(undefined);
  const ready = event !== undefined;
  const send = useEffectEvent(() => {
    if (!event || sentFor.current === occasion) return;
    sentFor.current = occasion;
    track(event);
  });
  useEffect(() => {
    if (ready) send();
  }, [ready, occasion]);
}
