import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './static-files.ts';
import { startDemo, type Demo } from './server.ts';

const defaultPort = 4310;
const fromSources = process.argv.includes('--from-sources');
const command = fromSources ? 'npm run dev' : 'npm start';

const port = portOf(process.env.PORT);
if (port === undefined) fail(`PORT must be a number from 0 to 65535, not "${process.env.PORT ?? ''}".`);
const demo = await start(port);
printUrls(demo);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void demo.close().then(() => process.exit(0)));
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return defaultPort;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

async function start(wanted: number): Promise<Demo> {
  try {
    // In memory, so that names and emails from trying things out are not stored.
    return await startDemo({ port: wanted, databasePath: ':memory:', fromSources });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      fail(`Port ${wanted} is in use. Choose another one: PORT=${wanted + 1} ${command}`);
    if (code === 'EACCES')
      fail(`Port ${wanted} needs elevated privileges. Choose another one: PORT=4310 ${command}`);
    throw error;
  }
}

function printUrls({ company, partner }: Demo): void {
  console.log(`
  Demo pages     ${partner}/
  Hosted page    ${company}/
  Provider API   ${company}/widget
`);
  const files = [join(folders.cdn, 'booking.js'), join(folders.page, 'index.html')];
  const isBuilt = files.every((file) => existsSync(file));
  if (!isBuilt && !fromSources)
    console.warn('  The scripts are not built yet: run "npm run build", then reload the pages.\n');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
