import type { AnalyticsEvent } from '../schema/analytics.ts';
import type { AnalyticsTarget } from '../schema/element-options.ts';
import { registry } from './registry.ts';

/** What the receivers besides the DOM get with an event. */
export interface AnalyticsDelivery extends AnalyticsEvent {
  eventId: string;
  /** The page's address, where the real one must not be told: it holds the token of a sale. */
  publicAddress: string | undefined;
}

/** Hands an event to the receivers that an element names. What is missing on the page, or is no such thing, is passed over. */
export function deliver(delivery: AnalyticsDelivery, targets: readonly AnalyticsTarget[]): void {
  for (const target of targets) receivers[target](delivery);
}

const receivers: Record<AnalyticsTarget, (delivery: AnalyticsDelivery) => void> = {
  /** Google Tag Manager's queue on the host page. */
  datalayer: ({ event, params, eventId, publicAddress }) => {
    const queue = pageValue('dataLayer');
    if (!Array.isArray(queue)) return;
    const address = publicAddress !== undefined && { page_location: publicAddress };
    // What an earlier event left in the queue's memory must not mix with this one.
    if ('items' in params) queue.push({ ecommerce: null }, { event, eventId, ...address, ecommerce: params });
    else queue.push({ event, eventId, ...address, ...params });
  },
  /** Google's tag on the host page. */
  gtag: ({ event, params, publicAddress }) => {
    const gtag = pageValue('gtag');
    if (typeof gtag !== 'function') return;
    (gtag as Gtag)('event', event, withAddress(params, publicAddress));
  },
  /** The company's own property, if `startProviderAnalytics` found one. */
  provider: ({ event, params, publicAddress }) => {
    providerGtag()?.('event', event, withAddress(params, publicAddress));
  },
};

/** What the visitor allows; denied until it is said. */
export function setAnalyticsConsent(granted: boolean): void {
  registry().analyticsConsent = granted;
  providerGtag()?.('consent', 'update', consentOf(granted));
}

/** Tells the company's tag where the visitor is, before anything that it sends by itself. */
export function setAnalyticsAddress(publicAddress: string): void {
  providerGtag()?.('set', { page_location: publicAddress });
}

/** The page's address and the one before it. */
export function pageAddresses(): { location: string; referrer: string } {
  return { location: window.location.href, referrer: document.referrer };
}

/** Whether the company's own tag is on the page already. */
export function providerHasStarted(): boolean {
  return document.getElementById(providerScriptId) !== null;
}

type Gtag = (...command: unknown[]) => void;

/** The script of the company's own tag; it says by `data-queue` which queue it reads. */
export const providerScriptId = 'booking-analytics-tag';

function providerGtag(): Gtag | undefined {
  const queueName = document.getElementById(providerScriptId)?.dataset['queue'];
  return queueName === undefined ? undefined : gtagOf(queueName);
}

/** Google's tag reads commands as `arguments` objects only. */
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

export function withAddress(params: Record<string, unknown>, publicAddress: string | undefined) {
  return publicAddress === undefined ? params : { ...params, page_location: publicAddress };
}

/** A global of the page: it may be missing, or be an element whose id is that name. */
export function pageValue(name: string): unknown {
  return Reflect.get(window, name);
}
