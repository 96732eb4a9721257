import { pageValue } from '../page/page-value.ts';
import { registry } from '../registry.ts';
import { googleConsent, gtagOf, providerGtag, providerTagId } from './provider-tag.ts';

/** How the company's own analytics are set up on this page. */
export interface ProviderAnalytics {
  /** The id of the company's GA4 property. */
  measurementId: string;
  /** The page's URL without a sale token. */
  publicUrl: string;
  /** The referrer's URL without a sale token. */
  publicReferrer: string;
  /** The script's nonce, on pages whose content security policy requires one. */
  nonce: string | undefined;
  /** Whether this is the hosted page. It uses Google's default queue, which on other pages belongs to the host. */
  ownsPage: boolean;
}

/** A GA4 property, a Google tag or an Ads id; anything else could add parameters to the script's URL. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{4,24}$/i;

/**
 * Loads Google's tag for the company's property, with consent denied until `setAnalyticsConsent` grants it. Returns a promise
 * that resolves when the tag has loaded or failed, or undefined if nothing is loaded: the id is invalid, or the tag is
 * already on the page.
 */
export function startProviderAnalytics(setup: ProviderAnalytics): Promise<void> | undefined {
  const { measurementId, nonce, ownsPage } = setup;
  if (!MEASUREMENT_ID.test(measurementId) || document.getElementById(providerTagId)) return undefined;
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
    page_location: publicUrl,
    page_referrer: publicReferrer,
    ...(analyticsClientId !== undefined && { client_id: analyticsClientId }),
  });
}

/** Sets the page URL that the company's tag reports from now on, also in the events that it sends by itself. */
export function setAnalyticsUrl(publicUrl: string): void {
  providerGtag()?.('set', { page_location: publicUrl });
}
