import { cases, type BenchCase, type CaseName } from './cases.ts';
import type { PlainBrowser, PlainTab } from './plain-browser.ts';
import { openSlowTab, type Watched } from './slow-page.ts';

/** The measurements of one page load. Times are milliseconds since navigation. */
export interface Load {
  kilobytes: number;
  requests: number;
  usable: number;
  lcp: number;
  shift: number;
  blocking: number;
}

/** How long a page is observed after it has become usable. */
const settling = 1500;

export async function measureLoad(browser: PlainBrowser, site: string, name: CaseName): Promise<Load> {
  const { usable }: BenchCase = cases[name];
  const tab = await openSlowTab(browser, usable);
  const ofEmbed = new Set<string>();
  let bytes = 0;
  let isUsable = false;
  let requests = 0;
  tab.on(
    'Network.requestWillBeSent',
    ({ requestId, request }: { requestId: string; request: { url: string } }) => {
      if (!request.url.startsWith(site) && !request.url.startsWith('data:')) ofEmbed.add(requestId);
    },
  );
  tab.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      if (isUsable || !ofEmbed.has(requestId)) return;
      bytes += encodedDataLength;
      requests++;
    },
  );
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  await tab.send('Page.navigate', { url: `${site}/bench/${name}` });
  if (usable) {
    while (!(await ask<number>(tab, 'window.watched?.usable ?? 0'))) await pause(100);
    isUsable = true;
  }
  await loaded;
  await pause(settling);
  const { lcp, usable: usableAt, shifts, longTasks } = await ask<Watched>(tab, 'window.watched');
  await tab.close();
  return {
    kilobytes: bytes / 1024,
    requests,
    usable: usableAt,
    lcp,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

async function ask<Value>(tab: PlainTab, expression: string): Promise<Value> {
  const question = { expression, returnByValue: true };
  const { result } = await tab.send<{ result: { value: Value } }>('Runtime.evaluate', question);
  return result.value;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
