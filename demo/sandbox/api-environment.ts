import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FaultCounter } from './fault-counter.ts';
import type { Journal } from './journal.ts';
import type { SalesStore } from './sales/sales-store.ts';

/** Behind a server every request brings its connection; in tests there is none. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnvironment>;

/** What the handlers work with. */
export interface Services {
  /** Where the company's pages and pictures stand. */
  origin: string;
  now: () => Date;
  sales: SalesStore;
  faults: FaultCounter;
  journal: Journal;
}

/** The path below the API's base, whether or not faults stand in that base. */
export function pathBelowBase(context: ApiContext): string {
  return context.req.path.replace(/^(\/fault\/[^/]+)?\/widget/, '');
}
