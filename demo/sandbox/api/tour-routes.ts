import { Hono } from 'hono';
import type { ApiEnvironment } from '../api-environment.ts';
import { answerList } from '../envelope.ts';
import { toursQuery, tourQuery } from '../requests/queries.ts';
import { readQuery } from '../strict-requests.ts';

/** Nothing is sold here yet, and every call says so in its own shape. */
export function tourRoutes() {
  return new Hono<ApiEnvironment>()
    .get('/tours', (context) => {
      readQuery(context, toursQuery);
      return answerList(context, []);
    })
    .get('/tours/:tour', (context) => {
      readQuery(context, tourQuery);
      return context.json({ message: 'No such tour' }, 404);
    });
}
