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
  /** The scripts at their usual URLs, and the modules that they import. */
  site: Hono<{ Bindings: HttpBindings }>;
  hostedPage: () => Promise<string>;
  close: () => Promise<void>;
}

/** The paths that Vite serves: its own modules, and ours by folder. */
const modulePaths = /^\/(@|(elements|hosted|locales|node_modules|src)\/|package\.json)/;

/**
 * Serves the sources as they are edited. Changed React components are replaced in place; any other change, also of a
 * partner's page, reloads the open pages.
 */
export async function serveSources(server: Server, company: string): Promise<Sources> {
  const vite = await createServer({
    configFile: join(folders.root, 'vite.config.ts'),
    mode: 'sources',
    root: folders.root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { entries: ['elements/bundle.ts', 'hosted/page.ts'] },
  });
  vite.watcher.on('change', (file) => {
    if (file.startsWith(folders.partner)) vite.ws.send({ type: 'full-reload' });
  });
  const site = new Hono<{ Bindings: HttpBindings }>();
  const serveScript = (path: string, code: string) =>
    site.get(path, (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      return context.body(code, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    });
  // Partners may include these as classic scripts, which have no import statements.
  serveScript('/cdn/booking.js', `import('${company}/cdn/elements.js')`);
  serveScript('/cdn/booking.bundle.js', `import('${company}/cdn/elements.js')`);
  serveScript('/cdn/elements.js', elementsModule(company));
  serveScript('/cdn/frame.js', `export * from '${company}/elements/frame/frame.ts';`);
  serveScript('/cdn/declarative-form.js', `export * from '${company}/elements/declarative-form.ts';`);
  serveScript('/cdn/doctor.js', `export * from '${company}/elements/doctor/doctor-module.ts';`);
  site.get('*', async ({ env, req }, next) => {
    if (!modulePaths.test(req.path)) return next();
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

/** Vite's client and React's preamble, which Vite adds to its own pages only, and then the elements. */
function elementsModule(company: string): string {
  return `import '${company}/@vite/client';
${react.preambleCode.replace('__BASE__', `${company}/`)}
import('${company}/elements/bundle.ts');
`;
}
