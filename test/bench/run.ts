import { cpus } from 'node:os';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureChromium, withoutCompiler, withoutOwnPages } from '../support/chromium.ts';
import { startBenchServer } from './bench-server.ts';
import { cases, type CaseName } from './cases.ts';
import { goalTable, loadTable, type Measured } from './report.ts';
import { measureLighthouse, type Points } from './measure-lighthouse.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { measureMounts, type Leftovers } from './measure-mounts.ts';
import { measureSteps, type Steps } from './measure-steps.ts';
import { medians } from './median.ts';
import { launchPlainBrowser } from './plain-browser.ts';
import { slowness } from './slow-page.ts';
import { writeForm } from './write-form.ts';

/**
 * `npm run bench`: measures our elements and their peers on the same page, in the same browser and run; prints
 * Markdown.
 */
if (!existsSync('dist/cdn/booking.js'))
  throw new Error('There is nothing to measure. Run `npm run build` first.');
const runs = Number(process.env.RUNS ?? 5);
const names = Object.keys(cases) as CaseName[];
const mounted = ['duffel', 'box'] as const;

const launch = (...args: string[]) =>
  chromium.launch({
    executablePath: ensureChromium().path,
    args: ['--no-sandbox', withoutOwnPages, ...args],
  });
const plain = await launchPlainBrowser(withoutOwnPages);
const browser = await launch();
const server = await startBenchServer((sites) => writeForm(browser, sites));
const interpreting = await launch(withoutCompiler);
const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<CaseName, Load[]>;
const steps: Steps[] = [];
const points: Points[] = [];
// Interleaved, so that other load on the machine affects all of them equally.
for (let run = 1; run <= runs; run++) {
  console.error(`Round ${run} of ${runs}`);
  for (const name of names) loads[name].push(await measureLoad(plain, server.partner, name));
  steps.push(await measureSteps(browser, server.partner));
  points.push(await measureLighthouse(plain, server.partner));
}
const leftovers: Partial<Record<CaseName, Leftovers>> = {};
for (const name of mounted) leftovers[name] = await measureMounts(interpreting, server.partner, name);

const measured: Measured = {
  loads: Object.fromEntries(
    names.map((name) => [name, medians(loads[name].map((load) => ({ ...load })))]),
  ) as unknown as Record<CaseName, Load>,
  leftovers,
  steps,
  points,
};
const { processor, megabits, roundTrip } = slowness;
console.log(
  `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, processor (${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}) slowed ${processor}×, ${megabits} Mbit/s, ${roundTrip} ms round trip; medians of ${runs}.\n`,
);
console.log(loadTable(measured));
console.log(goalTable(measured));
for (const line of new Set(steps.flatMap(({ shifted }) => shifted)))
  console.error(`Moved by itself: ${line}`);
await Promise.all([plain.close(), browser.close(), interpreting.close()]);
await server.close();
