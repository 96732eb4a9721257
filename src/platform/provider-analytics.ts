import {
  consentOf,
  gtagOf,
  pageValue,
  providerHasStarted,
  providerScriptId,
  withAddress,
} from './analytics.ts';
import { registry } from './registry.ts';

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
  if (!MEASUREMENT_ID.test(measurementId) || providerHasStarted()) return Promise.resolve();
  const queueName = ownPage ? 'dataLayer' : 'bookingDataLayer';
  const script = document.createElement('script');
  script.id = providerScriptId;
  script.async = true;
  script.dataset['queue'] = queueName;
  if (nonce) script.nonce = nonce;
  if (!Array.isArray(pageValue(queueName))) Reflect.set(window, queueName, []);
  const gtag = gtagOf(queueName);
  const { analyticsClientId, analyticsConsent } = registry();
  gtag('consent', 'default', consentOf(false));
  if (analyticsConsent) gtag('consent', 'update', consentOf(true));
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
