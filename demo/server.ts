import { companySite } from './company-site.ts';
import { partnerSite } from './partner-site.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { serveByHost, type Hosts } from './serve-by-host.ts';

export type Demo = Pick<Hosts, 'port' | 'company' | 'partner' | 'close'>;

/** Serves the company's site with its provider, and the pages of a partner. Port 0 takes any free port. */
export async function startDemo(options: { port: number; databasePath: string }): Promise<Demo> {
  const { port, company, partner, serve, close } = await serveByHost(options.port);
  const sandbox = createSandbox({ origin: company, databasePath: options.databasePath });
  serve({
    company: companySite({ company, partner, sandbox: sandbox.app }),
    partner: partnerSite({ company, partner }),
  });
  return { port, company, partner, close: () => close().then(() => sandbox.close()) };
}
