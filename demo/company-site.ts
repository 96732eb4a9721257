import { Hono, type Context } from 'hono';
import type { createSandbox } from './sandbox/create-sandbox.ts';
import type { Sources } from './sources.ts';
import { folders, isHashed, staticFile, type StaticFile } from './static-files.ts';

interface CompanySite {
  company: string;
  partner: string;
  sandbox: ReturnType<typeof createSandbox>['app'];
  /** Served in place of the built files. */
  sources?: Sources | undefined;
}

/** The company's host: the provider and its pages, the script files, and for every other path the hosted page. */
export function companySite({ company, partner, sandbox, sources }: CompanySite) {
  const configuration = hostedConfiguration({ company, partner });
  const site = new Hono();
  site.route('/', sandbox);
  if (sources) site.route('/', sources.site);
  site.get('/cdn/*', async (context) => {
    const path = context.req.path.slice('/cdn/'.length);
    const file = await staticFile(folders.cdn, path);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return file ? send(context, file, cacheControl(path, 60)) : context.text('No such file', 404);
  });
  // The custom elements manifest, for pages that display it.
  site.get('/custom-elements.json', async (context) => {
    const file = await staticFile(folders.built, 'custom-elements.json');
    context.header('Access-Control-Allow-Origin', '*');
    return file ? send(context, file, 'no-cache') : context.text('No such file', 404);
  });
  // Browsers request this automatically; a 404 would show up in the console.
  site.get('/favicon.ico', (context) => context.body(null, 204));
  site.get('*', async (context) => {
    const { path } = context.req;
    const file = path === '/' ? undefined : await staticFile(folders.page, path);
    if (file && path !== '/index.html') return send(context, file, cacheControl(path, 0));
    // A 404, because the hosted page in place of a missing script would hide the error.
    const isFile = /\.\w+$|^\/\.well-known\//.test(path) && path !== '/index.html';
    if (isFile) return context.text('No such file', 404);
    return hostedPage(context, configuration, sources);
  });
  return site;
}

async function hostedPage(context: Context, configuration: object, sources?: Sources): Promise<Response> {
  const page = await (sources ? sources.hostedPage() : builtPage());
  if (page === undefined) return context.text('The hosted page is not built yet: run "npm run build".', 503);
  // Paths of this page can contain a sale token.
  return context.html(withConfiguration(page, configuration), 200, {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
}

async function builtPage(): Promise<string | undefined> {
  const index = await staticFile(folders.page, 'index.html');
  return index && new TextDecoder().decode(index.content);
}

function send(context: Context, { content, contentType }: StaticFile, cacheControl: string): Response {
  return context.body(content, 200, { 'Content-Type': contentType, 'Cache-Control': cacheControl });
}

function cacheControl(path: string, seconds: number): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return seconds > 0 ? `public, max-age=${seconds}` : 'no-cache';
}

/** The hosted page's configuration with the sandbox as its provider. */
function hostedConfiguration({ company, partner }: { company: string; partner: string }) {
  return {
    apiBase: `${company}/widget`,
    allowedParents: [partner],
    mapsKey: '',
    developmentHost: '',
    analytics: 'provider',
    countryByIp: '',
    cardProviderPages: { sandbox: `${company}/pay/card`, production: `${company}/pay/card` },
  };
}

const configurationBlock = /(<script\b[^>]*\bid="booking-config"[^>]*>)[\s\S]*?(<\/script>)/;

/** The page with its configuration block replaced. */
export function withConfiguration(page: string, configuration: object): string {
  // "<" could end the script element.
  const json = JSON.stringify(configuration, null, 2).replaceAll('<', '\\u003c');
  return page.replace(
    configurationBlock,
    (_block, start: string, end: string) => `${start}\n${json}\n${end}`,
  );
}
