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

/** Sends an event to its receivers. Skips those that are missing on the page or have the wrong type. */
export function deliver(delivery: AnalyticsDelivery, receivers: readonly AnalyticsTarget[]): void {
  for (const receiver of receivers) deliverTo[receiver](delivery);
}

const deliverTo: Record<AnalyticsTarget, (delivery: AnalyticsDelivery) => void> = {
  /** Google Tag Manager's queue on the host page. */
  datalayer: ({ event, params, eventId, publicUrl }) => {
    const queue = pageValue('dataLayer');
    if (!Array.isArray(queue)) return;
    const entry = withPublicUrl({ event, eventId }, publicUrl);
    // Google merges each entry into the ones before it, so the items of an earlier event have to be cleared.
    if ('items' in params) queue.push({ ecommerce: null }, { ...entry, ecommerce: params });
    else queue.push({ ...entry, ...params });
  },
  /** Google's tag on the host page. */
  gtag: ({ event, params, publicUrl }) => {
    const gtag = pageValue('gtag');
    if (typeof gtag !== 'function') return;
    (gtag as Gtag)('event', event, withPublicUrl(params, publicUrl));
  },
  /** The company's own GA4 property, once `startProviderAnalytics` has loaded its tag. */
  provider: ({ event, params, publicUrl }) => {
    const send = () => providerGtag()?.('event', event, withPublicUrl(params, publicUrl));
    const page = registry();
    // `setAnalyticsConsent` sends it if the visitor consents later.
    if (event === 'purchase' && page.analyticsConsent === false) (page.unsentPurchases ??= []).push(send);
    else send();
  },
};

function withPublicUrl(params: Record<string, unknown>, publicUrl: string | undefined) {
  return publicUrl === undefined ? params : { ...params, page_location: publicUrl };
}
