import {
  consentOf,
  gtagOf,
  pageValue,
  providerHasStarted,
  providerScriptId,
  withPublicUrl,
} from './analytics-targets.ts';
import { registry } from '../registry.ts';

export interface ProviderAnalytics {
  /** The id of the company's GA4 property. */
  measurementId: string;
  publicUrl: string | undefined;
  publicReferrer: string;
  nonce: string | undefined;
  /** On the hosted page Google's default queue is used; on other pages that queue belongs to the host. */
  ownPage: boolean;
}

/** A GA4 property, a Google tag or an Ads id; anything else could redirect the script's URL. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{4,24}$/i;

/**
 * Loads Google's tag for the company's property, once per page, with consent denied until `setAnalyticsConsent`.
 * Resolves when the tag has loaded or failed: analytics never block a booking.
 */
export function startProviderAnalytics(setup: ProviderAnalytics): Promise<void> {
  const { measurementId, publicUrl, publicReferrer, nonce, ownPage } = setup;
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
    ...withPublicUrl({}, publicUrl),
  });
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve();
    try {
      script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}${ownPage ? '' : `&l=${queueName}`}`;
      document.head.append(script);
    } catch {
      // The page's Trusted Types policy blocks third-party scripts.
      resolve();
    }
  });
}
