import type { Page } from 'playwright/test';
import { isCancelable } from '../../support/booking-events.ts';

export interface RecordedEvent {
  name: string;
  from: string;
  detail: Record<string, unknown>;
}

interface RecordOptions {
  /** Only these events. */
  only?: readonly string[];
  /** Those that the page cancels. */
  cancel?: readonly string[];
}

/** Records the elements' events on every page of the tab from the start, in lists that grow. */
export async function recordEvents(
  page: Page,
  { only = Object.keys(isCancelable), cancel = [] }: RecordOptions = {},
) {
  const received: RecordedEvent[] = [];
  await page.exposeFunction('recordBookingEvent', (event: RecordedEvent) => void received.push(event));
  await page.addInitScript(
    ([listened, cancelled]) => {
      for (const name of listened) {
        document.addEventListener(name, (event) => {
          if (cancelled.includes(name)) event.preventDefault();
          const { detail, target } = event as CustomEvent<Record<string, unknown>>;
          const record = Reflect.get(window, 'recordBookingEvent') as (event: unknown) => void;
          record({ name, from: (target as Element).localName, detail: { ...detail } });
        });
      }
    },
    [only, cancel] as const,
  );
  return {
    all: received,
    named: (name: string) => received.filter((event) => event.name === name),
  };
}
