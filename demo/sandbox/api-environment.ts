import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FaultCounter } from './fault-counter.ts';
import type { Journal } from './journal.ts';
import type { SalesStore } from './sales/sales-store.ts';

/** The bindings give access to the connection, which exists on a server but not in tests. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnvironment>;

/** What the handlers depend on. */
export interface Services {
  /** The origin of the company's pages and pictures. */
  origin: string;
  now: () => Date;
  sales: SalesStore;
  faults: FaultCounter;
  journal: Journal;
  /** The specs of moves by name, for base paths that contain the name. */
  namedMoves: Map<string, string>;
}

/** The path below the API's base path, which may contain faults or moves. */
export function pathBelowBase(context: ApiContext): string {
  return context.req.path.replace(/^(\/(fault|moved)\/[^/]+)?\/widget/, '');
}

/** Answers a list as it is or, for previews, in an envelope: callers must be able to read both forms. */
export function answerList(context: ApiContext, list: readonly unknown[]): Response {
  return context.json(isPreview(context) ? { data: list } : list);
}

export function isPreview(context: ApiContext): boolean {
  return context.req.query('preview') === '1';
}
