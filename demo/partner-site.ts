import { Hono } from 'hono';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders, staticFile } from './static-files.ts';

/** A partner's site: plain files, in which HTML may refer to both origins by placeholder. */
export function partnerSite(origins: { company: string; partner: string }) {
  return new Hono()
    .get('/', () => partnerFile('index.html', origins))
    .get('/favicon.ico', (context) => context.body(null, 204))
    .get('/docs/', async (context) => context.json(await documents()))
    .get('/docs/:name', async (context) => (await documentFile(context.req.param('name'))) ?? notFound())
    .get('/libraries/:name', async (context) => (await libraryFile(context.req.param('name'))) ?? notFound())
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

/** Libraries that partners' pages use, as published. */
const libraries: Record<string, string> = {
  'htmx.js': 'htmx.org/dist/htmx.min.js',
  'swup.js': 'swup/dist/Swup.umd.js',
  'turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
};

async function libraryFile(name: string): Promise<Response | undefined> {
  const file = libraries[name] && (await staticFile(folders.libraries, libraries[name]));
  return file ? new Response(file.content, { headers: { 'Content-Type': file.contentType } }) : undefined;
}

function notFound(): Response {
  const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Not found · Booking elements</title>
  <link rel="icon" href="data:," />
  <link rel="stylesheet" href="/partner/index/index.css" />
  <link rel="stylesheet" href="/partner/index/configurator.css" />
  <header class="masthead">
    <div>
      <h1>Not found</h1>
      <p class="lead">The booking elements have no demo page at this address.</p>
    </div>
  </header>
  <main>
    <section>
      <a class="button" href="/">All demo pages</a>
      <ul class="links">
        <li><a href="/partner/booking-engine.html">A hotel by the sea</a></li>
        <li><a href="/partner/activities.html">A travel blog</a></li>
        <li><a href="/partner/dark-page.html">A beach bar at night</a></li>
      </ul>
    </section>
  </main>
</html>`;
  return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** The pages of the documentation, by their headings. */
async function documents(): Promise<{ path: string; title: string }[]> {
  const names = (await readdir(folders.docs)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folders.docs, name), 'utf8');
      return { path: `/docs/${name}`, title: /^# (.+)$/m.exec(text)?.[1] ?? name };
    }),
  );
}

/** Served unrendered: Markdown is readable as it is. */
async function documentFile(name: string): Promise<Response | undefined> {
  const file = name.endsWith('.md') || name === 'llms.txt' ? await staticFile(folders.docs, name) : undefined;
  return file && new Response(file.content, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
