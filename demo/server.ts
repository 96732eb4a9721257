import { companySite } from './company-site.ts';
import { partnerSite } from './partner-site.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { serveByHost, type Hosts } from './serve-by-host.ts';

export type Demo = Pick<Hosts, 'port' | 'company' | 'partner' | 'close'>;

export interface DemoOptions {
  /** 0 takes any free port. */
  port: number;
  databasePath: string;
  /** Serves the sources as they are edited, in place of the built files. */
  fromSources?: boolean;
}

/** Serves the company's site with its provider, and the pages of a partner. */
export async function startDemo({
  port: wanted,
  databasePath,
  fromSources = false,
}: DemoOptions): Promise<Demo> {
  const { server, port, company, partner, serve, close } = await serveByHost(wanted);
  const sandbox = createSandbox({ origin: company, databasePath });
  // Imported on demand: a demo of built files starts faster without Vite.
  const sources = fromSources
    ? await (await import('./sources.ts')).serveSources(server, company)
    : undefined;
  serve({
    company: companySite({ company, partner, sandbox: sandbox.app, sources }),
    partner: partnerSite({ company, partner }),
  });
  return {
    port,
    company,
    partner,
    close: async () => {
      await close();
      await sources?.close();
      sandbox.close();
    },
  };
}
