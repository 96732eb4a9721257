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

export interface ProviderAnalytics {
  /** The id of the company's GA4 property. */
  measurementId: string;
  publicAddress: string | undefined;
  publicReferrer: string;
  nonce: string | undefined;
  /** On a page that is all storefront Google's usual queue is used; elsewhere it belongs to the host. */
  ownPage: boolean;
}

/** A GA4 property, a Google tag or an Ads id, and nothing that could lead the script's address elsewhere. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{4,24}$/i;

/**
 * Loads Google's tag for the company's property, once a page, with consent denied until `setAnalyticsConsent`. Resolves
 * when the tag is there or cannot be had: analytics never stands in the way of a booking.
 */
export function startProviderAnalytics(setup: ProviderAnalytics): Promise<void> {
  const { measurementId, publicAddress, publicReferrer, nonce, ownPage } = setup;
  if (!MEASUREMENT_ID.test(measurementId) || document.getElementById(SCRIPT_ID)) return Promise.resolve();
  const queueName = ownPage ? 'dataLayer' : 'bookingDataLayer';
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.dataset['queue'] = queueName;
  if (nonce) script.nonce = nonce;
  if (!Array.isArray(pageValue(queueName))) Reflect.set(window, queueName, []);
  const gtag = gtagOf(queueName);
  const { analyticsClientId } = registry();
  gtag('consent', 'default', consentOf(false));
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    page_referrer: publicReferrer,
    ...(analyticsClientId !== undefined && { client_id: analyticsClientId }),
    ...withAddress({}, publicAddress),
  });
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve();
    try {
      script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}${ownPage ? '' : `&l=${queueName}`}`;
      document.head.append(script);
    } catch {
      // The page's Trusted Types let no script of others in.
      resolve();
    }
  });
}

/** What the visitor allows; denied until it is said. */
export function setAnalyticsConsent(granted: boolean): void {
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

type Gtag = (...command: unknown[]) => void;

const SCRIPT_ID = 'booking-analytics-tag';

function providerGtag(): Gtag | undefined {
  const queueName = document.getElementById(SCRIPT_ID)?.dataset['queue'];
  return queueName === undefined ? undefined : gtagOf(queueName);
}

/** Google's tag reads commands as `arguments` objects only. */
function gtagOf(queueName: string): Gtag {
  return function gtag() {
    const queue = pageValue(queueName);
    // eslint-disable-next-line prefer-rest-params -- an array would be taken for something else
    if (Array.isArray(queue)) queue.push(arguments);
  };
}

function consentOf(granted: boolean) {
  const state = granted ? 'granted' : 'denied';
  return {
    analytics_storage: state,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}

function withAddress(params: Record<string, unknown>, publicAddress: string | undefined) {
  return publicAddress === undefined ? params : { ...params, page_location: publicAddress };
}

/** A global of the page: it may be missing, or be an element whose id is that name. */
function pageValue(name: string): unknown {
  return Reflect.get(window, name);
}
