import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FaultCounter } from './fault-counter.ts';
import type { Journal } from './journal.ts';
import type { SalesStore } from './sales/sales-store.ts';

/** On a server every request comes with its connection; in tests there is none. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnvironment>;

/** The dependencies of the handlers. */
export interface Services {
  /** The origin of the company's pages and pictures. */
  origin: string;
  now: () => Date;
  sales: SalesStore;
  faults: FaultCounter;
  journal: Journal;
  /** Specs of what has moved, by the names that base paths contain. */
  namedMoves: Map<string, string>;
}

/** The path below the API's base path, whether or not that contains faults or what has moved. */
export function pathBelowBase(context: ApiContext): string {
  return context.req.path.replace(/^(\/(fault|moved)\/[^/]+)?\/widget/, '');
}

/** Previews wrap lists in an envelope, because callers must be able to read both forms. */
export function answerList(context: ApiContext, list: readonly unknown[]): Response {
  return context.json(isPreview(context) ? { data: list } : list);
}

export function isPreview(context: ApiContext): boolean {
  return context.req.query('preview') === '1';
}
