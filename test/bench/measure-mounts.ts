import type { Browser, CDPSession } from 'playwright';
import { cases, type BenchCase, type CaseName } from './cases.ts';

/** What is left behind per mount, on average. */
export interface Leftovers {
  nodes: number;
  listeners: number;
  heapKilobytes: number;
}

const mounts = 50;

/** Mounts and unmounts an embed many times; the first times are not counted, because they fill shared caches. */
export async function measureMounts(browser: Browser, site: string, name: CaseName): Promise<Leftovers> {
  const { usable, mountOnce }: BenchCase = cases[name];
  if (!usable || !mountOnce) throw new Error(`${name} cannot be mounted`);
  const context = await browser.newContext();
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await page.goto(`${site}/bench/${name}`);
  await page.waitForFunction(`(${String(usable)})()`);
  const mount = (times: number) =>
    page.evaluate(
      `(async () => { for (let time = 0; time < ${times}; time++) await (${String(mountOnce)})(); })()`,
    );
  await mount(10);
  const before = await counts(tools);
  await mount(mounts);
  const after = await counts(tools);
  await context.close();
  return {
    nodes: (after.nodes - before.nodes) / mounts,
    listeners: (after.jsEventListeners - before.jsEventListeners) / mounts,
    heapKilobytes: (after.usedSize - before.usedSize) / 1024 / mounts,
  };
}

async function counts(tools: CDPSession) {
  for (let time = 0; time < 4; time++) {
    await tools.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { ...(await tools.send('Memory.getDOMCounters')), ...(await tools.send('Runtime.getHeapUsage')) };
}
