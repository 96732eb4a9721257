import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { createServer } from 'vite';
import { folders } from './static-files.ts';

/** The elements and the hosted page from their sources, in place of the built files. */
export interface Sources {
  /** The scripts under their usual addresses, and the modules that they consist of. */
  site: Hono<{ Bindings: HttpBindings }>;
  hostedPage: () => Promise<string>;
  close: () => Promise<void>;
}

/** What Vite serves on the company's host: its own modules, and ours by folder. */
const modules = /^\/(@|(elements|hosted|locales|node_modules|src)\/|package\.json)/;

/**
 * Serves the sources as they are edited: React components are replaced in place, every other change reloads the pages
 * that show them, and so does a change of a partner page.
 */
export async function serveSources(server: Server, company: string): Promise<Sources> {
  const vite = await createServer({
    configFile: join(folders.root, 'vite.config.ts'),
    mode: 'sources',
    root: folders.root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { entries: ['elements/loader.ts', 'hosted/page.ts'] },
  });
  vite.watcher.on('change', (file) => {
    if (file.startsWith(folders.partner)) vite.ws.send({ type: 'full-reload' });
  });
  const site = new Hono<{ Bindings: HttpBindings }>();
  const script = (path: string, code: string) =>
    site.get(path, (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      return context.body(code, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    });
  // Both may be classic scripts, which cannot import other than by a call.
  script('/cdn/booking.js', `import('${company}/cdn/elements.js')`);
  script('/cdn/booking.bundle.js', `import('${company}/cdn/elements.js')`);
  script('/cdn/elements.js', elementsModule(company));
  script('/cdn/frame.js', `export * from '${company}/elements/frame/frame.ts';`);
  script('/cdn/declarative-form.js', `export * from '${company}/elements/declarative-form.ts';`);
  site.get('*', async ({ env, req }, next) => {
    if (!modules.test(req.path)) return next();
    vite.middlewares(env.incoming, env.outgoing, () => env.outgoing.writeHead(404).end());
    return RESPONSE_ALREADY_SENT;
  });
  return {
    site,
    hostedPage: async () => {
      const page = await readFile(join(folders.root, 'hosted/index.html'), 'utf8');
      return vite.transformIndexHtml('/hosted/', page.replaceAll('"./', '"/hosted/'));
    },
    close: () => vite.close(),
  };
}

/** What Vite writes into a page that it serves itself, then the elements. */
function elementsModule(company: string): string {
  return `import '${company}/@vite/client';
${react.preambleCode.replace('__BASE__', `${company}/`)}
import('${company}/elements/loader.ts');
`;
}
