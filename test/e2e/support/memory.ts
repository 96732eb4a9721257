import type { CDPSession } from 'playwright/test';

/** What is left in memory of the page, after garbage collection. The session needs `Performance.enable`. */
export async function measureMemory(cdp: CDPSession) {
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}
