import { useEffect, useEffectEvent, useRef } from 'react';
import { addressWithoutToken, analyticsEventId } from '../domain/analytics.ts';
import { routeOf } from '../routing/match.ts';
import { deliver, pageAddresses } from '../platform/analytics.ts';
import { randomId } from '../platform/visit.ts';
import type { AnalyticsEvent } from '../schema/analytics.ts';
import { useElement } from './element-host.ts';
import { useStorefront } from './storefront-context.ts';

/**
 * Sends an analytics event at the moment of a visitor's deed. The host page hears `booking-analytics` from this very
 * element; unless it cancels that, the receivers of the element's `analytics` option follow.
 *
 * Make the event with `itemsEvent`, `listEvent`, `purchaseEvent` or `transferNotFoundEvent` of `domain/analytics.ts`
 * and its items with `domain/analytics-items.ts`, and call this once where the deed is done:
 *
 *     const track = useTrack();
 *     track(itemsEvent('add_to_cart', currency, [extraLineItem(line, { total, discount: 0 })]));
 *
 * For what a screen shows by itself, use `useTrackOnce`.
 */
export function useTrack(): (event: AnalyticsEvent) => void {
  const { emit, options } = useElement();
  const { location } = useStorefront();
  return (event) => {
    const eventId = analyticsEventId(event, randomId());
    if (!emit('booking-analytics', { ...event, eventId })) return;
    const real = pageAddresses().location;
    const told = addressWithoutToken(real, routeOf(location.path).token);
    deliver({ ...event, eventId, publicAddress: told === real ? undefined : told }, options.analytics);
  };
}

/**
 * Sends an event about what is on screen: once for each `occasion` while the screen stays, and not before there is an
 * event. The occasion is what makes it another one: the question that a list answers, `''` where there is only one.
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
