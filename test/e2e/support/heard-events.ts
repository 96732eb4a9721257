import type { Page } from 'playwright/test';

export interface HeardEvent {
  type: string;
  detail: Record<string, unknown>;
}

const names = [
  'booking-analytics',
  'booking-cart-change',
  'booking-complete',
  'booking-error',
  'booking-payment-result',
  'booking-redirect',
  'booking-route-change',
];

/** The booking events of every page that the tab shows from now on, in a list that grows. */
export async function hearEvents(page: Page, only: readonly string[] = names): Promise<HeardEvent[]> {
  const heard: HeardEvent[] = [];
  await page.exposeFunction('tellBookingEvent', (event: HeardEvent) => void heard.push(event));
  await page.addInitScript((listened) => {
    for (const type of listened) {
      document.addEventListener(type, (event) => {
        const tell = Reflect.get(window, 'tellBookingEvent') as (event: unknown) => void;
        tell({ type, detail: (event as CustomEvent<unknown>).detail });
      });
    }
  }, only);
  return heard;
}
