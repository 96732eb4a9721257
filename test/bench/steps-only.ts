import { chromium } from 'playwright';
import { ensureChromium, withoutOwnPages } from '../support/chromium.ts';
import { startBenchServer } from './bench-server.ts';
import { measureLoad } from './measure-load.ts';
import { measureSteps } from './measure-steps.ts';
import { launchPlainBrowser } from './plain-browser.ts';
import { writeForm } from './write-form.ts';
const launch = (...args: string[]) => chromium.launch({ executablePath: ensureChromium().path, args: ['--no-sandbox', withoutOwnPages, ...args] });
const plain = await launchPlainBrowser(withoutOwnPages);
const browser = await launch();
const server = await startBenchServer((sites) => writeForm(browser, sites));
for (let run = 1; run <= Number(process.env.RUNS ?? 2); run++) {
  const steps = await measureSteps(browser, server.partner);
  console.log(JSON.stringify({ shifted: steps.shifted, steps: { ...steps.screens, pr: steps.prices, typing: steps.typing, clicks: steps.clicks, shift: steps.shift } }));
  if (process.env.LOADS) for (const name of (process.env.LOADS).split(',')) console.log(name, JSON.stringify(await measureLoad(plain, server.partner, name as never)));
}
await Promise.all([plain.close(), browser.close()]);
await server.close();
process.exit();
