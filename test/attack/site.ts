import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { companySite } from '../../demo/company-site.ts';
import { serveByHost } from '../../demo/serve-by-host.ts';
import { createTroubledProvider, type Trouble } from './provider.ts';

/** The storage of a tab, and the run in which it was created. */
export interface KeptTab {
  from: string;
  storage: [string, string][];
}

export interface Site {
  /** The page of a run, with its tab's cart. */
  pageOf: (run: string) => string;
  /** The URL of the run's API, which is part of the key of the tab's storage. */
  apiOf: (run: string) => string;
  troubles: Map<string, Trouble>;
  /** The storage that a run's tab has from earlier pages. */
  kept: Map<string, KeptTab>;
  close: () => Promise<void>;
}

/** A partner's page and the company's host, with a provider that applies each run's faults. */
export async function startSite(): Promise<Site> {
  const { company, partner, serve, close } = await serveByHost(0);
  const provider = createTroubledProvider({ company });
  const troubles: Site['troubles'] = new Map();
  const kept: Site['kept'] = new Map();
  const apiOf = (run: string) => `${company}/run/${run}/widget`;

  const ours = new Hono<{ Bindings: HttpBindings }>();
  ours.all('/run/:run/widget/*', async (context) => {
    const run = context.req.param('run');
    const trouble = troubles.get(run);
    if (!trouble) return context.notFound();
    const url = new URL(context.req.url);
    const path = url.pathname.slice(`/run/${run}/widget`.length) + url.search;
    const { response, isCutOff } = await provider.handle(context.req.raw, path, trouble);
    return isCutOff ? cutOff(() => context.env.incoming.socket.destroy()) : response;
  });
  ours.route('/', companySite({ company, partner, sandbox: provider.app }));

  const theirs = new Hono();
  theirs.get('/before', (context) => context.html('<!doctype html><title>Before</title><p>Before</p>'));
  theirs.get('/shop/:run', (context) => {
    const run = context.req.param('run');
    const { from, storage } = kept.get(run) ?? { from: run, storage: [] };
    const own = storage.map(([key, text]) =>
      [key, text].map((part) => part.replaceAll(apiOf(from), apiOf(run))),
    );
    return context.html(shopPage({ api: apiOf(run), company, storage: own as [string, string][] }));
  });

  serve({ company: ours, partner: theirs });
  return {
    pageOf: (run) => `${partner}/shop/${run}`,
    apiOf,
    troubles,
    kept,
    close: () => close().then(() => provider.close()),
  };
}

/** After the first byte: where nothing has come back at all, browsers send a request again by themselves. */
function cutOff(close: () => void): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    pull: () => void setTimeout(close, 20),
  });
  return new Response(body, {
    headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
  });
}

interface ShopPage {
  api: string;
  company: string;
  storage: [string, string][];
}

/**
 * Before the elements load, the tab's storage is restored, once, and `runOutOfPatience` can skip fifteen seconds of
 * waiting. A duplicated tab already has its own storage.
 */
function shopPage({ api, company, storage }: ShopPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hotel Casa Coral</title>
    <link rel="icon" href="data:," />
    <script>
      if (!sessionStorage.getItem('visited')) {
        sessionStorage.clear();
        for (const [key, text] of ${JSON.stringify(storage).replaceAll('<', '\\u003c')}) sessionStorage.setItem(key, text);
        sessionStorage.setItem('visited', 'yes');
      }
      const waits = [];
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        const end = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
        setTimeout(end, milliseconds);
        waits.push(end);
        return controller.signal;
      };
      window.runOutOfPatience = () => waits.splice(0).forEach((end) => end());
    </script>
    <script type="module" async src="${company}/cdn/booking.js"></script>
  </head>
  <body>
    <booking-engine api-base="${api}" route="/cart/checkout"></booking-engine>
  </body>
</html>`;
}
