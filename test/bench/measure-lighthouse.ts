import lighthouse from 'lighthouse';
import type { CaseName } from './cases.ts';
import type { PlainBrowser } from './plain-browser.ts';

/** Lighthouse's performance points of the page without an element, and with one below the article. */
export interface Points {
  without: number;
  below: number;
}

/** Both in one round, so that other load on the machine affects both. Lighthouse starts each with an empty cache. */
export async function measureLighthouse(browser: PlainBrowser, site: string): Promise<Points> {
  const pointsOf = (name: CaseName) => performancePoints(browser, `${site}/bench/${name}`);
  return { without: await pointsOf('bare'), below: await pointsOf('boxBelow') };
}

/** As it is by default: a phone, whose connection and processor are simulated. */
async function performancePoints({ port }: PlainBrowser, url: string): Promise<number> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { runtimeError, categories } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse has no score: ${runtimeError?.message ?? url}`);
  return score * 100;
}
