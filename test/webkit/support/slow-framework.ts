import { Hono } from 'hono';
import { serveByHost } from '../../../demo/serve-by-host.ts';
import { folders, staticFile } from '../../../demo/static-files.ts';
import { closedGate } from '../../e2e/support/gate.ts';
import { company } from '../../support/demo-address.ts';

/**
 * A page with `<transfers-box>`, whose framework does not arrive until `open` is called. At `/home` it is a
 * `<booking-engine>`. At `/markup` it has its form in the markup, as `template`, and does not even get its script until
 * then.
 */
export async function startSlowFramework() {
  let template = '';
  const gate = closedGate();
  const hosts = await serveByHost(0);
  const page = new Hono();
  const slow = (
    tag: string,
  ) => `<!doctype html><html lang="en"><head><title>Slow</title><link rel="icon" href="data:,">
    <script type="module" async src="/cdn/booking.js"></script></head>
    <body><main><${tag} api-base="${company}/widget"></${tag}></main></body></html>`;
  page.get('/', (context) => context.html(slow('transfers-box')));
  page.get('/home', (context) => context.html(slow('booking-engine')));
  page.get('/markup', (context) =>
    context.html(`<!doctype html><html lang="en"><head><title>Markup</title><link rel="icon" href="data:,"></head>
      <body><main><transfers-box api-base="${company}/widget" hosted-url="${company}/">${template}</transfers-box></main>
      <script type="module" async src="/cdn/booking.js?held"></script></body></html>`),
  );
  page.get('/cdn/*', async (context) => {
    const path = context.req.path.slice('/cdn/'.length);
    if (path.startsWith('chunks/core-') || context.req.query('held') !== undefined) await gate.passed;
    const file = await staticFile(folders.cdn, path);
    return file ? context.body(file.content, 200, { 'Content-Type': file.contentType }) : context.notFound();
  });
  hosts.serve({ company: page, partner: page });
  return {
    address: `${hosts.partner}/`,
    put: (written: string) => (template = written),
    open: gate.open,
    close: hosts.close,
  };
}
