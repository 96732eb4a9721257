import type { Browser, CDPSession } from 'playwright';
import { cases, type BenchCase, type CaseName } from './cases.ts';
import { openSlowPage } from './slow-page.ts';

/** What one load of a page shows. Times are milliseconds since its navigation. */
export interface Load {
  kilobytes: number;
  requests: number;
  usable: number;
  lcp: number;
  shift: number;
  blocking: number;
}

/** How long after it can be used a page is watched still, for what it does then. */
const settling = 1500;

export async function measureLoad(browser: Browser, site: string, name: CaseName): Promise<Load> {
  const { usable }: BenchCase = cases[name];
  const { page, tools } = await openSlowPage(browser, usable);
  const address = `${site}/bench/${name}`;
  const ofEmbed = new Set<string>();
  let bytes = 0;
  let isUsable = false;
  let requests = 0;
  tools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.startsWith(site) && !url.startsWith('data:')) ofEmbed.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isUsable || !ofEmbed.has(requestId)) return;
    bytes += encodedDataLength;
    requests++;
  });
  await page.goto(address, { waitUntil: 'commit' });
  if (usable) await whenUsable(tools);
  isUsable = Boolean(usable);
  await page.waitForLoadState('load');
  await page.waitForTimeout(settling);
  const { lcp, usable: usableAt, shifts, longTasks } = await page.evaluate(() => window.watched);
  await page.context().close();
  return {
    kilobytes: bytes / 1024,
    requests,
    usable: usableAt,
    lcp,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Asks the browser's tools: Playwright's own waiting would bring a script of its size into the page. */
async function whenUsable(tools: CDPSession): Promise<void> {
  const question = { expression: 'window.watched?.usable ?? 0' };
  for (;;) {
    const { result } = await tools.send('Runtime.evaluate', question);
    if (Number(result.value) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
