import { pageValue } from '../page/page-value.ts';
import { registry } from '../registry.ts';
import { sendPendingPurchases } from './analytics-receivers.ts';
import { googleConsent, gtagOf, isOwnCommand, providerGtag, providerTagId } from './provider-tag.ts';

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
  /** What is decided about consent to analytics at the time of the call; undefined if nothing is. */
  consent: () => boolean | undefined;
}

/** A GA4 property, a Google tag or an Ads id; anything else could add parameters to the script's URL. */
const MEASUREMENT_ID = /^[A-Z]{1,3}-[A-Z\d-]{4,24}$/i;

/**
 * Loads Google's tag for the company's property, with consent denied until it is granted. Returns a promise that resolves when
 * the tag has loaded or failed, or undefined if nothing is loaded: the id is invalid, or the tag is already on the page.
 */
export function startProviderAnalytics(setup: ProviderAnalytics): Promise<void> | undefined {
  const { measurementId, nonce, ownsPage } = setup;
  if (!MEASUREMENT_ID.test(measurementId) || document.getElementById(providerTagId)) return undefined;
  const queueName = ownsPage ? 'dataLayer' : 'bookingDataLayer';
  if (!Array.isArray(pageValue(queueName))) Reflect.set(window, queueName, []);
  queueSetup(queueName, setup);
  const hasLoaded = followConsent(queueName, setup);
  const script = document.createElement('script');
  script.id = providerTagId;
  script.async = true;
  script.dataset['queue'] = queueName;
  if (nonce) script.nonce = nonce;
  return new Promise((resolve) => {
    script.onerror = () => resolve();
    script.onload = () => {
      hasLoaded();
      resolve();
    };
    const queueParameter = ownsPage ? '' : `&l=${queueName}`;
    try {
      script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}${queueParameter}`;
      document.head.append(script);
      sendPendingPurchases();
    } catch {
      // The page's Trusted Types policy blocks third-party scripts.
      resolve();
    }
  });
}

/** Queues the commands that the tag must execute before any other. */
function queueSetup(queueName: string, setup: ProviderAnalytics): void {
  const { measurementId, publicUrl, publicReferrer } = setup;
  const { analyticsClientId } = registry();
  const gtag = gtagOf(queueName);
  gtag('consent', 'default', googleConsent(false));
  if (setup.consent()) gtag('consent', 'update', googleConsent(true));
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    page_location: publicUrl,
    page_referrer: publicReferrer,
    ...(analyticsClientId !== undefined && { client_id: analyticsClientId }),
  });
}

/**
 * Makes `applyConsentToTag` tell the tag what is decided. A no also removes the events that wait for the tag, and stops the
 * requests that a loaded tag makes without storage. Returns a function to be called once the tag has loaded.
 */
function followConsent(queueName: string, { measurementId, consent }: ProviderAnalytics): () => void {
  let isLoaded = false;
  let lastDecision = consent();
  registry().applyConsentToTag = () => {
    const decision = consent();
    if (decision === lastDecision) return;
    lastDecision = decision;
    // Google's switch for a property: https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics
    Reflect.set(window, `ga-disable-${measurementId}`, decision === false);
    gtagOf(queueName)('consent', 'update', googleConsent(decision ?? false));
    if (decision === false && !isLoaded) removeQueuedEvents(pageValue(queueName));
  };
  return () => {
    isLoaded = true;
  };
}

function removeQueuedEvents(queue: unknown): void {
  if (!Array.isArray(queue)) return;
  const kept = queue.filter(
    (entry: unknown) => !(isOwnCommand(entry) && (entry as unknown[])[0] === 'event'),
  );
  queue.splice(0, queue.length, ...(kept as unknown[]));
}

/** Sets the page URL that the company's tag reports from now on, also in the events that it sends by itself. */
export function setAnalyticsUrl(publicUrl: string): void {
  providerGtag()?.('set', { page_location: publicUrl });
}
