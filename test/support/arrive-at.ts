import { vi } from 'vitest';

/** How the visitor reached the page, as the browser reports it. */
interface Arrival {
  /** The path that was loaded. */
  path: string;
  type?: 'navigate' | 'reload' | 'back_forward';
  /** How many pages the tab has shown. */
  pages?: number;
  referrer?: string;
}

/** Simulates an arrival, by default from the payment page. */
export function arriveAt({ path, type = 'navigate', pages = 3, referrer = '' }: Arrival): void {
  const entry = { type, name: `https://book.example${path}` };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as never]);
  vi.spyOn(history, 'length', 'get').mockReturnValue(pages);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
