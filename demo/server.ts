import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { companySite } from './company-site.ts';
import { partnerSite } from './partner-site.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';

export interface Demo {
  port: number;
  /** The origin of the provider's API, the script files and the hosted page. */
  company: string;
  /** The origin of the pages that embed. */
  partner: string;
  close(): Promise<void>;
}

/**
 * Serves two sites on one port, told apart by host name, so that partner pages are truly cross-origin to the company.
 * Port 0 takes any free port. Rejects with the error of `listen`, `EADDRINUSE` among them.
 */
export async function startDemo({
  port,
  databasePath,
}: {
  port: number;
  databasePath: string;
}): Promise<Demo> {
  // A connection that is closed after five idle seconds may be closed under a request that is on its way.
  const server = createServer({ keepAliveTimeout: 0 });
  const realPort = await listen(server, port);
  const company = `http://127.0.0.1:${realPort}`;
  const partner = `http://localhost:${realPort}`;

  const sandbox = createSandbox({ origin: company, databasePath });
  const sites = {
    company: companySite({ company, partner, sandbox: sandbox.app }),
    partner: partnerSite({ company, partner }),
  };
  const listener = getRequestListener((request, environment) => {
    const site = new URL(request.url).hostname === '127.0.0.1' ? sites.company : sites.partner;
    return site.fetch(request, environment);
  });
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));

  const close = async () => {
    await stop(server);
    sandbox.close();
  };
  return { port: realPort, company, partner, close };
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
