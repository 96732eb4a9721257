import type { Page } from 'playwright/test';
import { isCancelable } from '../../support/booking-events.ts';

export interface HeardEvent {
  name: string;
  from: string;
  detail: Record<string, unknown>;
}

interface Hearing {
  /** Only these events. */
  only?: readonly string[];
  /** Those that the page cancels. */
  cancel?: readonly string[];
}

/** Records the elements' events on every page of the tab from the start, in lists that grow. */
export async function hearEvents(
  page: Page,
  { only = Object.keys(isCancelable), cancel = [] }: Hearing = {},
) {
  const heard: HeardEvent[] = [];
  await page.exposeFunction('heardBookingEvent', (event: HeardEvent) => void heard.push(event));
  await page.addInitScript(
    ([listened, cancelled]) => {
      for (const name of listened) {
        document.addEventListener(name, (event) => {
          if (cancelled.includes(name)) event.preventDefault();
          const { detail, target } = event as CustomEvent<Record<string, unknown>>;
          const tell = Reflect.get(window, 'heardBookingEvent') as (event: unknown) => void;
          tell({ name, from: (target as Element).localName, detail: { ...detail } });
        });
      }
    },
    [only, cancel] as const,
  );
  return {
    all: heard,
    named: (name: string) => heard.filter((event) => event.name === name),
  };
}
