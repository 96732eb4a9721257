import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

interface Site {
  fetch: (request: Request, environment: HttpBindings) => Response | Promise<Response>;
}

export interface Hosts {
  server: Server;
  port: number;
  /** The origin of the provider's API, the script files and the hosted page. */
  company: string;
  /** The origin of the pages that embed elements. */
  partner: string;
  /** Starts answering requests. */
  serve: (sites: { company: Site; partner: Site }) => void;
  close: () => Promise<void>;
}

/**
 * Two sites on one port, distinguished by host name, so that partner pages are truly cross-origin to the company. Sites
 * need to know the origins, so they are passed in once the port is open. Port 0 takes any free port. Rejects with the
 * error of `listen`, such as `EADDRINUSE`.
 */
export async function serveByHost(port: number): Promise<Hosts> {
  // By default, connections close after five idle seconds, which could interrupt a request that was just sent.
  const server = createServer({ keepAliveTimeout: 0 });
  const openPort = await listen(server, port);
  return {
    server,
    port: openPort,
    company: `http://127.0.0.1:${openPort}`,
    partner: `http://localhost:${openPort}`,
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

/** Listens on the loopback address only, to which `localhost` resolves. */
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

/** Closes all connections, including those that are idle or still unanswered. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
