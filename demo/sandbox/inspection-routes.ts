import { Hono } from 'hono';
import type { Services } from './api-environment.ts';

/** For tests to read and reset: rejected requests, all requests, and the fault counters. */
export function inspectionRoutes({ journal, faults }: Services) {
  return new Hono()
    .get('/rejections', (context) => context.json(journal.rejections))
    .delete('/rejections', (context) => {
      journal.rejections.length = 0;
      return context.body(null, 204);
    })
    .get('/requests', (context) => context.json(journal.requests))
    .delete('/requests', (context) => {
      journal.requests.length = 0;
      return context.body(null, 204);
    })
    .delete('/faults', (context) => {
      faults.reset();
      return context.body(null, 204);
    });
}
