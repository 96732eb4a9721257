import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../../../src/platform/third-party/analytics-receivers.ts';
import { applyConsent } from '../../../../../src/platform/third-party/consent/apply-consent.ts';
import { consentDecisions } from '../../../../../src/platform/third-party/consent/consent-decisions.ts';
import { setConsent } from '../../../../../src/platform/third-party/consent/set-consent.ts';
import { startProviderAnalytics } from '../../../../../src/platform/third-party/provider-analytics.ts';
import { registry } from '../../../../../src/platform/registry.ts';
import type { AnalyticsTarget } from '../../../../../src/schema/analytics.ts';

const steps = ['yes', 'no', 'purchase', 'view', 'tool yes', 'tool no', 'tag'] as const;
type Step = (typeof steps)[number];

const receivers: AnalyticsTarget[] = ['datalayer', 'gtag', 'provider'];

// The tag's script is not loaded.
beforeEach(() => void vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Takes these steps on a new page, whose element listens to consent tools; returns what each receiver gets, in its order. */
function run(order: readonly Step[]) {
  const gtag = vi.fn();
  Reflect.set(window, 'dataLayer', []);
  Reflect.set(window, 'gtag', gtag);
  const page = registry();
  const analytics = () => consentDecisions('auto').analytics;
  const send = (event: 'purchase' | 'view_cart') =>
    deliver({
      delivery: { event, params: { value: 5 }, eventId: event, publicUrl: undefined },
      receivers,
      isAllowed: () => analytics() !== false,
    });
  const actions: Record<Step, () => void> = {
    yes: () => setConsent({ analytics: true }),
    no: () => setConsent({ analytics: false }),
    'tool yes': () => void (page.toolConsent = { analytics: true, maps: true }),
    'tool no': () => void (page.toolConsent = { analytics: false, maps: false }),
    purchase: () => send('purchase'),
    view: () => send('view_cart'),
    // The element starts the company's tag only with consent.
    tag: () => {
      if (analytics() === false) return;
      void startProviderAnalytics({
        measurementId: 'G-ABC123',
        publicUrl: 'https://x.test/',
        publicReferrer: '',
        nonce: undefined,
        ownsPage: false,
        consent: analytics,
      });
    },
  };
  for (const step of order) {
    actions[step]();
    applyConsent();
  }
  const isAllowed = analytics();
  const queue = (name: string) => (Reflect.get(window, name) as ArrayLike<unknown>[] | undefined) ?? [];
  const events = {
    datalayer: (queue('dataLayer') as unknown as { event?: string }[]).map(({ event }) => event),
    gtag: gtag.mock.calls.map((call: unknown[]) => call[1]),
    provider: queue('bookingDataLayer').map((command) => Array.from(command)[1]),
  };
  for (const name of ['dataLayer', 'bookingDataLayer', 'gtag', 'ga-disable-G-ABC123'])
    Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
  delete page.consentChoice;
  delete page.toolConsent;
  delete page.pendingPurchases;
  delete page.applyConsentToTag;
  return { events, isAllowed };
}

const count = (events: unknown[], event: string) => events.filter((one) => one === event).length;

test.each<[Step[], purchases: [datalayer: number, provider: number], views: number]>([
  [['purchase'], [0, 0], 0],
  [['view', 'purchase', 'yes'], [1, 0], 0],
  [['view', 'purchase', 'yes', 'tag'], [1, 1], 0],
  [['purchase', 'tool yes', 'tag', 'view'], [1, 1], 1],
  [['purchase', 'tool yes', 'no', 'tag'], [1, 0], 0],
  [['purchase', 'no', 'tool yes', 'tag'], [0, 0], 0],
  [['yes', 'tag', 'view', 'purchase'], [1, 1], 1],
  // The tag has not loaded yet, so what is queued for it is dropped.
  [['yes', 'tag', 'purchase', 'no'], [1, 0], 0],
  [['yes', 'tag', 'no', 'purchase', 'no', 'yes', 'yes'], [1, 1], 0],
])('%j sends the purchase %j times', (order, [toPage, toProvider], views) => {
  const { datalayer, gtag, provider } = run(order).events;
  expect([count(datalayer, 'purchase'), count(gtag, 'purchase'), count(provider, 'purchase')]).toEqual([
    toPage,
    toPage,
    toProvider,
  ]);
  expect(count(provider, 'view_cart')).toBe(views);
});

test('in any order, a purchase reaches each receiver once or never, and only with consent', () => {
  const others = steps.filter((step) => step !== 'purchase');
  const orders = fc.tuple(fc.array(fc.constantFrom(...others)), fc.array(fc.constantFrom(...others)));
  fc.assert(
    fc.property(orders, ([before, after]) => {
      const { events, isAllowed } = run([...before, 'purchase', ...after]);
      for (const received of Object.values(events))
        expect(count(received, 'purchase')).toBeLessThanOrEqual(1);
      if (isAllowed) expect(count(events.datalayer, 'purchase')).toBe(1);
      const wasEverAllowed = [...before, ...after].some((step) => step === 'yes' || step === 'tool yes');
      if (!wasEverAllowed) expect(Object.values(events).flat()).not.toContain('purchase');
      if (!isAllowed) expect(events.provider).not.toContain('view_cart');
    }),
  );
});
