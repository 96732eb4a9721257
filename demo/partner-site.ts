import { Hono } from 'hono';
import { documentFile, documents } from './documents.ts';
import { folders } from './folders.ts';
import { staticFile } from './static-files.ts';

/** A partner's site: plain files, in which HTML may refer to both origins by placeholder. */
export function partnerSite(origins: { company: string; partner: string }) {
  return new Hono()
    .get('/', () => partnerFile('index.html', origins))
    .get('/favicon.ico', (context) => context.body(null, 204))
    .get('/docs/', async (context) => context.json(await documents()))
    .get('/docs/:name', async (context) => (await documentFile(context.req.param('name'))) ?? notFound())
    .get('/partner/*', (context) => partnerFile(context.req.path.slice('/partner/'.length), origins))
    .notFound(() => notFound());
}

async function partnerFile(path: string, { company, partner }: { company: string; partner: string }) {
  const file = await staticFile(
    folders.partner,
    path === '' || path.endsWith('/') ? `${path}index.html` : path,
  );
  if (!file) return notFound();
  const headers = { 'Content-Type': file.contentType, 'Cache-Control': 'no-store' };
  if (!file.contentType.startsWith('text/html')) return new Response(file.content, { headers });
  const page = new TextDecoder().decode(file.content);
  return new Response(page.replaceAll('%COMPANY%', company).replaceAll('%PARTNER%', partner), { headers });
}

function notFound(): Response {
  const page =
    '<!doctype html><title>Not found</title><h1>Not found</h1><p><a href="/">All demo pages</a></p>';
  return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
