import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium, withoutOwnPages } from '../support/chromium.ts';
import { findTestChromium } from '../support/headless-shell.ts';
import { writeReport } from '../support/report.ts';
import { actions } from './actions.ts';
import { fillCarts } from './carts.ts';
import { faults } from './faults.ts';
import { play, type Played } from './play.ts';
import { asReport, failureText, summary, table, describeStory } from './report.ts';
import { chooseCells, nameOf, type Cell } from './seed.ts';
import { startSite } from './site.ts';

/**
 * `npm run attack`: sends orders into faults while visitors do other things, and judges the results. Fails if an order
 * was sent twice without confirmation, a line was lost, or a visitor was stuck or misinformed.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '420' },
    only: { type: 'string' },
    round: { type: 'string', default: '0' },
    /** Prints each run's story. */
    tell: { type: 'boolean', default: false },
  },
});
if (!existsSync('dist/cdn/booking.js'))
  throw new Error('There is nothing to attack. Run `npm run build` first.');
const seed = Number(values.seed);
const rows = faults.map(({ name }) => name);
const columns = actions.map(({ name }) => name);
const cells = cellsToPlay();

const started = Date.now();
const site = await startSite();
const browser = await chromium.launch({
  executablePath: (findTestChromium() ?? ensureChromium()).path,
  args: ['--no-sandbox', '--disable-gpu', withoutOwnPages],
});
const stage = { browser, site, carts: await fillCarts(browser, site) };
const results: Played[] = [];
const queue = [...cells];
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
await browser.close();
await site.close();

if (cells.length > 1) console.log(table(results, rows, columns));
if (values.tell)
  for (const result of results) console.log(`\n${nameOf(result)}\n${describeStory(result.story)}`);
console.log(`\n${summary(results)}; seed ${seed}, ${Math.round((Date.now() - started) / 1000)} s`);
writeReport(asReport(results));
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0;

async function work(): Promise<void> {
  for (let cell = queue.shift(); cell; cell = queue.shift()) note(await play(stage, cell, seed));
}

/** Problems are printed immediately, because a whole attack takes minutes. */
function note(result: Played): void {
  results.push(result);
  if (result.findings.length > 0) console.log(failureText(result, seed));
}

/** By name or part of a name; by default those that the seed selects. */
function cellsToPlay(): Cell[] {
  const { only } = values;
  if (only === undefined) return chooseCells(rows, columns, { seed, runs: Number(values.runs) });
  const all = rows.flatMap((fault) =>
    columns.map((action) => ({ fault, action, round: Number(values.round) })),
  );
  const exact = all.filter((cell) => nameOf(cell) === only);
  const found = exact.length > 0 ? exact : all.filter((cell) => nameOf(cell).includes(only));
  if (found.length === 0) throw new Error(`No cell is called "${only}"`);
  return found;
}
