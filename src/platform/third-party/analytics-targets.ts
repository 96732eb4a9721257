import type { AnalyticsEvent, AnalyticsTarget } from '../../schema/analytics.ts';
import { registry } from '../registry.ts';

/** The data that receivers other than the DOM get with an event. */
export interface AnalyticsDelivery extends AnalyticsEvent {
  eventId: string;
  /** The URL to report if the real one contains a sale token. */
  publicUrl: string | undefined;
}

/**
 * Sends an event to the receivers that an element names. Receivers that are missing on the page or are of the wrong
 * type are skipped.
 */
export function deliver(delivery: AnalyticsDelivery, targets: readonly AnalyticsTarget[]): void {
  for (const target of targets) receivers[target](delivery);
}

const receivers: Record<AnalyticsTarget, (delivery: AnalyticsDelivery) => void> = {
  /** Google Tag Manager's queue on the host page. */
  datalayer: ({ event, params, eventId, publicUrl }) => {
    const queue = pageValue('dataLayer');
    if (!Array.isArray(queue)) return;
    const location = publicUrl !== undefined && { page_location: publicUrl };
    // Clears what an earlier event left in the queue, so that it does not leak into this one.
    if ('items' in params)
      queue.push({ ecommerce: null }, { event, eventId, ...location, ecommerce: params });
    else queue.push({ event, eventId, ...location, ...params });
  },
  /** Google's tag on the host page. */
  gtag: ({ event, params, publicUrl }) => {
    const gtag = pageValue('gtag');
    if (typeof gtag !== 'function') return;
    (gtag as Gtag)('event', event, withPublicUrl(params, publicUrl));
  },
  /** The company's own GA4 property, if `startProviderAnalytics` has found one. */
  provider: ({ event, params, publicUrl }) => {
    const send = () => providerGtag()?.('event', event, withPublicUrl(params, publicUrl));
    const page = registry();
    if (event === 'purchase' && page.analyticsConsent === false) (page.sendPurchases ??= []).push(send);
    else send();
  },
};

/**
 * The visitor's consent; denied until granted. Purchases that were made on this page after an explicit no are sent with a
 * later yes.
 */
export function setAnalyticsConsent(granted: boolean): void {
  const page = registry();
  page.analyticsConsent = granted;
  providerGtag()?.('consent', 'update', consentOf(granted));
  if (granted) for (const send of page.sendPurchases?.splice(0) ?? []) send();
}

/** Sets the company's page location, before its tag sends anything automatically. */
export function setAnalyticsUrl(publicUrl: string): void {
  providerGtag()?.('set', { page_location: publicUrl });
}

/** The URL of the page and of the one before it. */
export function pageUrls(): { location: string; referrer: string } {
  return { location: window.location.href, referrer: document.referrer };
}

/** Whether the company's own tag is already on the page. */
export function providerHasStarted(): boolean {
  return document.getElementById(providerScriptId) !== null;
}

type Gtag = (...command: unknown[]) => void;

/** The script of the company's own tag; its `data-queue` names the queue that it reads. */
export const providerScriptId = 'booking-analytics-tag';

function providerGtag(): Gtag | undefined {
  const queueName = document.getElementById(providerScriptId)?.dataset['queue'];
  return queueName === undefined ? undefined : gtagOf(queueName);
}

/** Google's tag only reads commands that are `arguments` objects. */
export function gtagOf(queueName: string): Gtag {
  return function gtag() {
    const queue = pageValue(queueName);
    // eslint-disable-next-line prefer-rest-params -- an array would be taken for something else
    if (Array.isArray(queue)) queue.push(arguments);
  };
}

export function consentOf(granted: boolean) {
  const state = granted ? 'granted' : 'denied';
  return {
    analytics_storage: state,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}

export function withPublicUrl(params: Record<string, unknown>, publicUrl: string | undefined) {
  return publicUrl === undefined ? params : { ...params, page_location: publicUrl };
}

/** A global of the page; it may be missing, or be an element with that id. */
export function pageValue(name: string): unknown {
  return Reflect.get(window, name);
}
