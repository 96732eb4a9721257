import { registry } from '../registry.ts';
import {
  googleConsent,
  gtagOf,
  pageValue,
  providerGtag,
  providerTagId,
  withPublicUrl,
} from './provider-tag.ts';

/** How the company's own analytics are set up on this page. */
export interface ProviderAnalytics {
  /** The id of the company's GA4 property. */
  measurementId: string;
  /** The URL to report if the page's contains a sale token. */
  publicUrl: string | undefined;
  publicReferrer: string;
  /** The script's nonce, on pages whose content security policy requires one. */
  nonce: string | undefined;
  /** Whether this is the hosted page. It uses Google's default queue, which on other pages belongs to the host. */
  ownsPage: boolean;
}

/** A GA4 property, a Google tag or an Ads id; anything else could redirect the script's URL. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{4,24}$/i;

/**
 * Loads Google's tag for the company's property, once per page, with consent denied until `setAnalyticsConsent` grants it.
 * Resolves when the tag has loaded or failed: analytics never block a booking.
 */
export function startProviderAnalytics(setup: ProviderAnalytics): Promise<void> {
  const { measurementId, nonce, ownsPage } = setup;
  if (!MEASUREMENT_ID.test(measurementId) || providerHasStarted()) return Promise.resolve();
  const queueName = ownsPage ? 'dataLayer' : 'bookingDataLayer';
  if (!Array.isArray(pageValue(queueName))) Reflect.set(window, queueName, []);
  queueSetup(queueName, setup);
  const script = document.createElement('script');
  script.id = providerTagId;
  script.async = true;
  script.dataset['queue'] = queueName;
  if (nonce) script.nonce = nonce;
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve();
    const queueParameter = ownsPage ? '' : `&l=${queueName}`;
    try {
      script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}${queueParameter}`;
      document.head.append(script);
    } catch {
      // The page's Trusted Types policy blocks third-party scripts.
      resolve();
    }
  });
}

/** Queues the commands that the tag must execute before any other. */
function queueSetup(queueName: string, setup: ProviderAnalytics): void {
  const { measurementId, publicUrl, publicReferrer } = setup;
  const { analyticsClientId, analyticsConsent } = registry();
  const gtag = gtagOf(queueName);
  gtag('consent', 'default', googleConsent(false));
  if (analyticsConsent) gtag('consent', 'update', googleConsent(true));
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    page_referrer: publicReferrer,
    ...(analyticsClientId !== undefined && { client_id: analyticsClientId }),
    ...withPublicUrl({}, publicUrl),
  });
}

/** Whether the company's tag is already on the page. */
export function providerHasStarted(): boolean {
  return document.getElementById(providerTagId) !== null;
}

/** Sets the page URL that the company's tag reports; before the tag sends anything automatically. */
export function setAnalyticsUrl(publicUrl: string): void {
  providerGtag()?.('set', { page_location: publicUrl });
}
