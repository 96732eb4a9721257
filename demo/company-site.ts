import { Hono, type Context } from 'hono';
import { folders } from './folders.ts';
import { hostedConfiguration, withConfiguration } from './hosted-configuration.ts';
import type { createSandbox } from './sandbox/create-sandbox.ts';
import { isHashed, staticFile, type StaticFile } from './static-files.ts';

interface CompanySite {
  company: string;
  partner: string;
  sandbox: ReturnType<typeof createSandbox>['app'];
}

/** The company's host: the provider and its pages, the script files, and for every other path the hosted page. */
export function companySite({ company, partner, sandbox }: CompanySite) {
  const configuration = hostedConfiguration({ company, partner });
  const site = new Hono();
  site.route('/', sandbox);
  site.get('/cdn/*', async (context) => {
    const path = context.req.path.slice('/cdn/'.length);
    const file = await staticFile(folders.cdn, path);
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return file ? send(context, file, cacheControl(path, 60)) : context.text('No such file', 404);
  });
  // What the elements are, for pages that show it.
  site.get('/custom-elements.json', async (context) => {
    const file = await staticFile(folders.built, 'custom-elements.json');
    context.header('Access-Control-Allow-Origin', '*');
    return file ? send(context, file, 'no-cache') : context.text('No such file', 404);
  });
  // Browsers ask by themselves; a 404 would stand in their consoles.
  site.get('/favicon.ico', (context) => context.body(null, 204));
  site.get('*', async (context) => {
    const { path } = context.req;
    const file = path === '/' ? undefined : await staticFile(folders.page, path);
    if (file && path !== '/index.html') return send(context, file, cacheControl(path, 0));
    // A missing script must fail as such: an HTML page in its place would only blur the fault.
    if (/\.\w+$|^\/\.well-known\//.test(path) && path !== '/index.html')
      return context.text('No such file', 404);
    return hostedPage(context, configuration);
  });
  return site;
}

async function hostedPage(context: Context, configuration: object): Promise<Response> {
  const index = await staticFile(folders.page, 'index.html');
  if (!index) return context.text('The hosted page is not built yet: run "npm run build".', 503);
  const page = withConfiguration(new TextDecoder().decode(index.content), configuration);
  // Paths of this page can hold a sale's token.
  return context.html(page, 200, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
}

function send(context: Context, { content, contentType }: StaticFile, cacheControl: string): Response {
  return context.body(content, 200, { 'Content-Type': contentType, 'Cache-Control': cacheControl });
}

function cacheControl(path: string, seconds: number): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return seconds > 0 ? `public, max-age=${seconds}` : 'no-cache';
}
