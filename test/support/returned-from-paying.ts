import { vi } from 'vitest';

/** How a document was reached, as the browser reports it: its first URL, and how many pages its tab has shown. */
interface Arrival {
  path: string;
  type?: 'navigate' | 'reload' | 'back_forward';
  pages?: number;
  referrer?: string;
}

/** By default, a page that the visitor reached from the payment page. */
export function arriveAt({ path, type = 'navigate', pages = 3, referrer = '' }: Arrival): void {
  const entry = { type, name: `https://book.example${path}` };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as never]);
  vi.spyOn(history, 'length', 'get').mockReturnValue(pages);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
