import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ApiEnvironment, Services } from './api-environment.ts';
import { createApi } from './api/api.ts';
import { createFaultCounter } from './fault-counter.ts';
import { createJournal } from './journal.ts';
import { isMoveName, parseMoves } from './moves.ts';
import { paymentPage } from './pages/payment-page.ts';
import { voucherPage } from './pages/voucher-page.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { openSales } from './sales/sales-store.ts';

export interface SandboxOptions {
  /** The origin of the company's pages, without a trailing slash; the API is at `/widget` below it. */
  origin: string;
  /** A file, or `:memory:`. */
  databasePath: string;
  now?: () => Date;
}

/** A provider that implements the wire contract, with everything on the company's host but the hosted page. */
export function createSandbox({ origin, databasePath, now = () => new Date() }: SandboxOptions) {
  const sales = openSales(databasePath);
  const services: Services = {
    origin,
    now,
    sales,
    faults: createFaultCounter(),
    journal: createJournal(),
    namedMoves: new Map(),
  };
  const api = createApi(services);
  const app = new Hono<ApiEnvironment>();
  app.route('/widget', api);
  app.route('/fault/:fault/widget', api);
  app.route('/moved/:moved/widget', api);
  app.route('/sandbox', inspectionRoutes(services));
  app.route('/pictures', pictureRoutes());
  app.route('/interfaces/sales', voucherPage(services));
  app.route('/pay', paymentPage(services));
  return { app, close: () => sales.close() };
}

/** Lets tests read requests and rejections, reset them and the fault counters, and set named moves. */
function inspectionRoutes({ journal, faults, namedMoves }: Services) {
  return new Hono()
    .use(cors({ origin: '*', allowMethods: ['GET', 'PUT', 'DELETE'] }))
    .put('/moves/:name', async (context) => {
      const [name, spec] = [context.req.param('name'), await context.req.text()];
      if (!isMoveName(name) || (spec !== '' && !parseMoves(spec))) return context.body(null, 422);
      namedMoves.set(name, spec);
      return context.body(null, 204);
    })
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
