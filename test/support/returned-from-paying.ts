import { vi } from 'vitest';

/** How a document was reached, as the browser tells: its first URL, and how many pages its tab has shown. */
interface Arrival {
  path: string;
  type?: 'navigate' | 'reload' | 'back_forward';
  pages?: number;
  referrer?: string;
}

/** A page that the visitor came to from the payment page, unless told otherwise. */
export function arriveAt({ path, type = 'navigate', pages = 3, referrer = '' }: Arrival): void {
  const entry = { type, name: `https://book.example${path}` };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as never]);
  vi.spyOn(history, 'length', 'get').mockReturnValue(pages);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
