import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

export interface Site {
  fetch: (request: Request, environment: HttpBindings) => Response | Promise<Response>;
}

export interface Hosts {
  port: number;
  /** The origin of the provider's API, the script files and the hosted page. */
  company: string;
  /** The origin of the pages that embed. */
  partner: string;
  /** Answers from now on. */
  serve: (sites: { company: Site; partner: Site }) => void;
  close: () => Promise<void>;
}

/**
 * Two sites on one port, told apart by host name, so that partner pages are truly cross-origin to the company. Sites need
 * to know the origins: they are handed over once the port is open. Port 0 takes any free port. Rejects with the error of
 * `listen`, `EADDRINUSE` among them.
 */
export async function serveByHost(port: number): Promise<Hosts> {
  // A connection that is closed after five idle seconds may be closed under a request that is on its way.
  const server = createServer({ keepAliveTimeout: 0 });
  const realPort = await listen(server, port);
  return {
    port: realPort,
    company: `http://127.0.0.1:${realPort}`,
    partner: `http://localhost:${realPort}`,
    serve: ({ company, partner }) => {
      const listener = getRequestListener((request, environment) => {
        const site = new URL(request.url).hostname === '127.0.0.1' ? company : partner;
        return site.fetch(request, environment as HttpBindings);
      });
      server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
    },
    close: () => stop(server),
  };
}

/** On the loopback address only; browsers take `localhost` there as well. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No port was opened'));
      else resolve(address.port);
    });
  });
}

/** Does not wait for connections that are kept alive or never answered. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
