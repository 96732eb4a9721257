import type { AnalyticsEvent, AnalyticsTarget } from '../../schema/analytics.ts';
import { pageValue } from '../page/page-value.ts';
import { registry } from '../registry.ts';
import { providerGtag, type Gtag } from './provider-tag.ts';

/** An event as it is delivered to the receivers that an element's `analytics` option names. */
export interface AnalyticsDelivery extends AnalyticsEvent {
  eventId: string;
  /** Reported in place of the page's URL; undefined unless that contains a sale token. */
  publicUrl: string | undefined;
}

/** An event, who receives it, and whether they may. */
interface PendingDelivery {
  delivery: AnalyticsDelivery;
  receivers: readonly AnalyticsTarget[];
  /** What the visitor's consent allows now. */
  isAllowed: () => boolean;
}

/**
 * Sends an event to its receivers. Skips those that are missing on the page or have the wrong type. Without consent only a
 * purchase is kept: `sendPendingPurchases` sends it if the visitor consents later on this page.
 */
export function deliver(pending: PendingDelivery): void {
  const { delivery, receivers, isAllowed } = pending;
  const waiting = isAllowed() ? receivers.filter((receiver) => !isDoneWith(receiver, delivery)) : receivers;
  const isPurchase = delivery.event === 'purchase';
  if (isPurchase && waiting.length > 0) pendingPurchases().push({ ...pending, receivers: waiting });
}

/** Sends an event to one receiver. Code of the page that throws there costs neither the screen nor the other receivers. */
function isDoneWith(receiver: AnalyticsTarget, delivery: AnalyticsDelivery): boolean {
  try {
    return deliverTo[receiver](delivery);
  } catch (error) {
    console.warn(`[booking-elements] analytics="${receiver}" failed on the page's side`, error);
    // It may have arrived all the same: once or never.
    return true;
  }
}

/** Sends the purchases that were made on this page to those receivers that did not get them, and may by now. */
export function sendPendingPurchases(): void {
  for (const pending of pendingPurchases().splice(0)) deliver(pending);
}

/** The registry does not know their type. */
function pendingPurchases(): PendingDelivery[] {
  return (registry().pendingPurchases ??= []) as PendingDelivery[];
}

/** Each returns whether it is done with the event: false if its receiver is going to be there later. */
const deliverTo: Record<AnalyticsTarget, (delivery: AnalyticsDelivery) => boolean> = {
  /** Google Tag Manager's queue on the host page. */
  datalayer: ({ event, params, eventId, publicUrl }) => {
    const queue = pageValue('dataLayer');
    if (!Array.isArray(queue)) return true;
    const entry = withPublicUrl({ event, eventId }, publicUrl);
    // Google merges each entry into the ones before it, so the items of an earlier event have to be cleared.
    if ('items' in params) queue.push({ ecommerce: null }, { ...entry, ecommerce: params });
    else queue.push({ ...entry, ...params });
    return true;
  },
  /** Google's tag on the host page. */
  gtag: ({ event, params, publicUrl }) => {
    const gtag = pageValue('gtag');
    if (typeof gtag === 'function') (gtag as Gtag)('event', event, withPublicUrl(params, publicUrl));
    return true;
  },
  /** The company's own GA4 property, once `startProviderAnalytics` has loaded its tag: after consent, if that was denied. */
  provider: ({ event, params, publicUrl }) => {
    const gtag = providerGtag();
    gtag?.('event', event, withPublicUrl(params, publicUrl));
    return gtag !== undefined;
  },
};

function withPublicUrl(params: Record<string, unknown>, publicUrl: string | undefined) {
  return publicUrl === undefined ? params : { ...params, page_location: publicUrl };
}
