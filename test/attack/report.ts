import type { Report } from '../support/report.ts';
import { verdicts, type Finding } from './judge.ts';
import { nameOf, type Cell } from './seed.ts';
import type { Story } from './story.ts';
import { claimsOf, leadingOn } from './words.ts';

export interface Result extends Cell {
  findings: readonly Finding[];
  orders: number;
  milliseconds: number;
}

/** Faults as rows, actions as numbered columns: how often each cell was played, and `!` if it failed. */
export function table(
  results: readonly Result[],
  faults: readonly string[],
  actions: readonly string[],
): string {
  const played = actions.filter((action) => results.some((result) => result.action === action));
  const width = Math.max(...faults.map((fault) => fault.length));
  const rows = faults
    .filter((fault) => results.some((result) => result.fault === fault))
    .map((fault) => {
      const cells = played.map((action) => cellText(results, fault, action));
      return `${fault.padEnd(width)} ${cells.join('')}`;
    });
  const head = `${' '.repeat(width)} ${played.map((_, index) => String(index + 1).padStart(4)).join('')}`;
  const legend = played.map((action, index) => `${String(index + 1).padStart(4)} ${action}`);
  return [head, ...rows, '', ...legend].join('\n');
}

function cellText(results: readonly Result[], fault: string, action: string): string {
  const own = results.filter((result) => result.fault === fault && result.action === action);
  const bad = own.filter(({ findings }) => findings.length > 0).length;
  return (own.length === 0 ? '·' : bad > 0 ? `${bad}!` : String(own.length)).padStart(4);
}

/** The summary in one line. */
export function summary(results: readonly Result[]): string {
  const orders = results.map((result) => result.orders);
  const counts = verdicts.map((verdict) => `${countOf(results, verdict)} ${verdictWords[verdict]}`);
  return `${results.length} runs, ${orders.reduce((sum, count) => sum + count, 0)} orders sent: ${counts.join(', ')}`;
}

/** Counts runs, not findings: one problem often shows on several screens. */
function countOf(results: readonly Result[], verdict: Finding['verdict']): number {
  return results.filter(({ findings }) => findings.some((finding) => finding.verdict === verdict)).length;
}

/** For the test command's summary: each run counts as a test. */
export function asReport(results: readonly Result[]): Report {
  const failed = results.filter(({ findings }) => findings.length > 0);
  return {
    passed: results.length - failed.length,
    failed: failed.map((result) => `attack › ${nameOf(result)}`),
    flaky: [],
    // Runs execute in parallel and wait for each other, so their durations say little.
    durations: [],
  };
}

const verdictWords: Record<Finding['verdict'], string> = {
  duplicate: 'with a duplicate unasked',
  lost: 'with a lost line',
  stuck: 'stuck',
  words: 'with wrong words',
  amount: 'with an amount never shown',
  nonsense: 'with nonsense on the screen',
  error: 'with an error',
};

/** What is wrong with a run, and the command that reproduces it. */
export function failureText(failure: Result, seed: number): string {
  const { round } = failure;
  const again = `npm run attack -- --seed ${seed} --only "${nameOf(failure)}"${round > 0 ? ` --round ${round}` : ''}`;
  const what = failure.findings.map((finding) => `  ${finding.verdict}: ${finding.what}`);
  return [nameOf(failure), ...what, `  again: ${again}`].join('\n');
}

/** A run's story, one line per entry. */
export function describeStory(story: Story): string {
  return story.map((entry) => `  ${lineOf(entry)}`).join('\n');
}

function lineOf(entry: Story[number]): string {
  if (entry.kind === 'press') return `press ${entry.control}`;
  if (entry.kind !== 'seen') return Object.values(entry).flat().join(' ');
  const { tab, heading, busy, asks, text, cart, controls } = entry.screen;
  const claims = Object.entries(claimsOf(text)).flatMap(([claim, isMade]) => (isMade ? [claim] : []));
  const leads = controls.filter((name) => leadingOn.test(name));
  return [
    `seen in tab ${tab}: ${heading}`,
    `says [${claims.join(' ')}]${busy ? ' busy' : ''}${asks ? ' asks' : ''}`,
    `cart [${cart.join(' ')}]`,
    `offers [${leads.join(', ')}]`,
  ].join('; ');
}
