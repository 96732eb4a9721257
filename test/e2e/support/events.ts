import type { Page } from 'playwright/test';

export interface HeardEvent {
  name: string;
  from: string;
  detail: Record<string, unknown>;
}

const names = [
  'booking-ready',
  'booking-route-change',
  'booking-open',
  'booking-close',
  'booking-cart-change',
  'booking-redirect',
  'booking-payment-result',
  'booking-complete',
  'booking-analytics',
  'booking-error',
];

/** Hears the elements' events on the page from its very start; `cancel` names those that the page takes over. */
export async function hearEvents(page: Page, { cancel = [] }: { cancel?: string[] } = {}) {
  const heard: HeardEvent[] = [];
  await page.exposeFunction('heardBookingEvent', (event: HeardEvent) => void heard.push(event));
  await page.addInitScript(
    ([all, cancelled]) => {
      for (const name of all) {
        document.addEventListener(name, (event) => {
          if (cancelled.includes(name)) event.preventDefault();
          const { detail, target } = event as CustomEvent<Record<string, unknown>>;
          const tell = Reflect.get(window, 'heardBookingEvent') as (event: unknown) => void;
          tell({ name, from: (target as Element).localName, detail: { ...detail } });
        });
      }
    },
    [names, cancel] as const,
  );
  return { all: heard, named: (name: string) => heard.filter((event) => event.name === name) };
}
