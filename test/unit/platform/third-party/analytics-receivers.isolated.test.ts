// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  deliver as deliverPending,
  type AnalyticsDelivery,
} from '../../../../src/platform/third-party/analytics-receivers.ts';
import { setAnalyticsUrl } from '../../../../src/platform/third-party/provider-analytics.ts';
import { applyConsent } from '../../../../src/platform/third-party/consent/apply-consent.ts';
import { consentDecisions } from '../../../../src/platform/third-party/consent/consent-decisions.ts';
import { setConsent } from '../../../../src/platform/third-party/consent/set-consent.ts';
import type { AnalyticsTarget } from '../../../../src/schema/analytics.ts';
import { startProviderAnalytics } from '../../../../src/platform/third-party/provider-analytics.ts';
import { registry } from '../../../../src/platform/registry.ts';

const delivery: AnalyticsDelivery = {
  event: 'add_to_cart',
  params: { currency: 'USD', value: 5, items: [] },
  eventId: 'add_to_cart-1',
  publicUrl: undefined,
};
const setup = {
  measurementId: 'G-ABC123',
  publicUrl: 'https://x.test/cart/success/:token',
  publicReferrer: '',
  nonce: 'n0nce',
  ownsPage: true,
  consent: () => consentDecisions(undefined).analytics,
};

function deliver(event: AnalyticsDelivery, receivers: readonly AnalyticsTarget[]): void {
  const isAllowed = () => consentDecisions(undefined).analytics !== false;
  deliverPending({ delivery: event, receivers, isAllowed });
}

/** As mounted elements do after a change. */
function setAnalyticsConsent(analytics: boolean): void {
  setConsent({ analytics });
  applyConsent();
}

const names = ['dataLayer', 'bookingDataLayer', 'gtag'] as const;
const place = (name: (typeof names)[number], value: unknown) => Reflect.set(window, name, value);
const queueOf = (name: (typeof names)[number]) => Reflect.get(window, name) as unknown[] | undefined;
const commands = (name: (typeof names)[number]) =>
  (queueOf(name) ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
  const page = registry();
  delete page.consentChoice;
  delete page.pendingPurchases;
  delete page.applyConsentToTag;
});

describe('the queue of the host page', () => {
  it('gets the event after what was there before is cleared', () => {
    place('dataLayer', []);
    deliver(delivery, ['datalayer']);
    expect(queueOf('dataLayer')).toEqual([
      { ecommerce: null },
      { event: 'add_to_cart', eventId: 'add_to_cart-1', ecommerce: delivery.params },
    ]);
  });

  it('gets an event without items flat', () => {
    place('dataLayer', []);
    deliver({ ...delivery, event: 'transfer_notfound', params: { airport: 'CUN', place: 'X' } }, [
      'datalayer',
    ]);
    expect(queueOf('dataLayer')).toEqual([
      { event: 'transfer_notfound', eventId: 'add_to_cart-1', airport: 'CUN', place: 'X' },
    ]);
  });

  it('is neither created nor mistaken for an element of that name', () => {
    deliver(delivery, ['datalayer', 'gtag', 'provider']);
    expect(queueOf('dataLayer')).toBeUndefined();
    const link = document.createElement('a');
    place('dataLayer', link);
    place('gtag', document.createElement('form'));
    deliver(delivery, ['datalayer', 'gtag']);
    expect(queueOf('dataLayer')).toBe(link);
  });
});

describe("the host page's tag", () => {
  it('receives the event, with a URL only if the real one must be hidden', () => {
    const gtag = vi.fn();
    place('gtag', gtag);
    deliver(delivery, ['gtag']);
    deliver({ ...delivery, publicUrl: 'https://x.test/:token' }, ['gtag']);
    expect(gtag.mock.calls).toEqual([
      ['event', 'add_to_cart', delivery.params],
      ['event', 'add_to_cart', { ...delivery.params, page_location: 'https://x.test/:token' }],
    ]);
  });

  it('receives nothing unless requested', () => {
    const gtag = vi.fn();
    place('gtag', gtag);
    deliver(delivery, []);
    expect(gtag).not.toHaveBeenCalled();
  });
});

test('a receiver that throws is named in the console, and the others get their event', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const gtag = vi.fn();
  place('dataLayer', Object.assign([], { push: () => void JSON.parse('no JSON') }));
  place('gtag', gtag);
  deliver({ ...delivery, event: 'purchase' }, ['datalayer', 'gtag']);
  expect(gtag).toHaveBeenCalledOnce();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('datalayer'), expect.any(SyntaxError));
  warned.mockRestore();

  // What has failed may have arrived: a purchase is sent once or never.
  place('dataLayer', []);
  setAnalyticsConsent(true);
  expect(queueOf('dataLayer')).toEqual([]);
});

describe("the company's own property", () => {
  it('starts with consent denied and an address without a token', () => {
    void startProviderAnalytics(setup);
    const script = document.head.querySelector('script');
    expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
    expect(script?.nonce).toBe('n0nce');
    const [consent, , config] = commands('dataLayer');
    expect(consent).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(config).toEqual([
      'config',
      'G-ABC123',
      { send_page_view: false, page_referrer: '', page_location: 'https://x.test/cart/success/:token' },
    ]);
  });

  it("uses a queue of its own on somebody else's page", () => {
    place('dataLayer', []);
    void startProviderAnalytics({ ...setup, ownsPage: false });
    expect(document.head.querySelector('script')?.src).toContain('&l=bookingDataLayer');
    deliver(delivery, ['provider']);
    expect(queueOf('dataLayer')).toEqual([]);
    expect(commands('bookingDataLayer').at(-1)).toEqual(['event', 'add_to_cart', delivery.params]);
  });

  it('receives consent and a new URL', () => {
    void startProviderAnalytics(setup);
    setAnalyticsConsent(true);
    setAnalyticsUrl('https://x.test/extras');
    expect(commands('dataLayer').slice(-2)).toEqual([
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
      ['set', { page_location: 'https://x.test/extras' }],
    ]);
  });

  it('keeps a consent that was given before it started', () => {
    setAnalyticsConsent(true);
    void startProviderAnalytics(setup);
    expect(commands('dataLayer').slice(0, 2)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })],
    ]);
  });

  it('gets a purchase only with consent where that was refused: with a later yes, once', () => {
    void startProviderAnalytics(setup);
    const purchases = () => commands('dataLayer').filter((command) => command[1] === 'purchase');
    setAnalyticsConsent(false);
    deliver({ ...delivery, event: 'purchase' }, ['provider']);
    expect(purchases()).toEqual([]);
    setAnalyticsConsent(true);
    setAnalyticsConsent(true);
    expect(purchases()).toEqual([['event', 'purchase', delivery.params]]);
  });

  it('is loaded once, and never for an invalid id', async () => {
    void startProviderAnalytics(setup);
    await startProviderAnalytics(setup);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    document.head.replaceChildren();
    await startProviderAnalytics({ ...setup, measurementId: 'G-1&callback=evil' });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it.each(['load', 'error'])('is settled by the %s of its script', async (outcome) => {
    const settled = startProviderAnalytics(setup);
    document.head.querySelector('script')?.dispatchEvent(new Event(outcome));
    await expect(settled).resolves.toBeUndefined();
  });
});
