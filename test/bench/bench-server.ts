import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { companySite } from '../../demo/company-site.ts';
import { partnerSite } from '../../demo/partner-site.ts';
import { createSandbox } from '../../demo/sandbox/create-sandbox.ts';
import { serveByHost } from '../../demo/serve-by-host.ts';
import { cases, type CaseName } from './cases.ts';
import { heroPicture, hostLibrary, hostPage, hostSheet, type Embed } from './host-page.ts';
import { preparePeers } from './peers.ts';

type WriteForm = (sites: { company: string; partner: string }) => Promise<string>;

/**
 * The demo's two sites, compressed as in production, with the pages to measure. `writeForm` writes the form of
 * `<transfers-box>` as markup, once the sites are there.
 */
export async function startBenchServer(writeForm: WriteForm) {
  const peers = await preparePeers();
  const { company, partner, serve, close } = await serveByHost(0);
  const sandbox = createSandbox({ origin: company, databasePath: ':memory:' });

  const ours = new Hono().use(compress());
  ours.get('/peers/:name', (context) => {
    const name = context.req.param('name');
    const file = peers[name];
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return file ? context.body(file, 200, { 'Content-Type': type }) : context.notFound();
  });
  ours.route('/', companySite({ company, partner, sandbox: sandbox.app }));
  const theirs = new Hono().use(compress());
  theirs.get('/bench/:name', (context) =>
    context.html(hostPage(cases[context.req.param('name') as CaseName] as Embed, company, form)),
  );
  const hero = heroPicture();
  theirs.get('/hero.png', (context) => context.body(hero, 200, { 'Content-Type': 'image/png' }));
  theirs.get('/host.css', (context) => context.body(hostSheet(), 200, { 'Content-Type': 'text/css' }));
  theirs.get('/library.js', (context) =>
    context.body(hostLibrary(), 200, { 'Content-Type': 'text/javascript' }),
  );
  theirs.route('/', partnerSite({ company, partner }));

  serve({ company: ours, partner: theirs });
  const form = await writeForm({ company, partner });
  return { company, partner, close: () => close().then(() => sandbox.close()) };
}
