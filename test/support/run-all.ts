import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { closingLines, countOf } from './closing-lines.ts';
import { engineSteps } from './engines.ts';
import { findTestChromium, installHeadlessShell } from './headless-shell.ts';
import { readReport, type StepResult } from './report.ts';

/** A step of the test command: some of the checks. */
interface Step {
  name: string;
  command: string;
  args: string[];
  /** The output of the browser's `--version`, for a step that runs in one. */
  engine?: string;
  env?: Record<string, string>;
}

const reports = 'test-results/reports';
const whole = ensureChromium();
installHeadlessShell();
const chromium = findTestChromium() ?? whole;
console.log(`Browser: ${chromium.path} (${chromium.how})`);
const { firefox, webkit } = engineSteps();
rmSync(reports, { recursive: true, force: true });

/**
 * All checks that a change must pass, those that fail fastest first. The lanes of a group run in parallel, the steps of
 * a lane one after another, so that a processor has something to do while a test waits; the first group with a failure
 * ends the run.
 */
const groups: Step[][][] = [
  [[step('format', 'prettier', '--check', '.')], [step('types', 'tsc', '-p', '.')]],
  [
    [
      step('lint', 'eslint', '.', '--max-warnings', '0'),
      step('unused code', 'knip', '--no-progress'),
      step('build', 'node', 'build.ts'),
      step('budgets', ...vitest('--config', 'test/budgets.config.ts')),
      step('package', ...vitest('--config', 'test/package.config.ts')),
    ],
    [step('unit, elements, screens', ...vitest())],
  ],
  [
    [{ ...step('browser', 'playwright', 'test', '--project', 'chromium'), engine: versionOf(chromium.path) }],
    // Together not quite as long as Chromium.
    [...firefox, step('attack on the checkout', 'node', 'test/attack/run.ts', '--short'), ...webkit],
  ],
];

const started = Date.now();
const results: StepResult[] = [];
for (const group of groups) {
  const lanes = group.filter(({ length }) => length > 0);
  results.push(...(await Promise.all(lanes.map((lane) => inTurn(lane, lanes.length === 1)))).flat());
  if (results.some(({ succeeded }) => !succeeded)) break;
}
console.log(closingLines(results, secondsSince(started)).join('\n'));
process.exitCode = countOf(results).failed > 0 ? 1 : 0;

function step(name: string, command: string, ...args: string[]): Step {
  return { name, command, args };
}

function vitest(...args: string[]): [string, ...string[]] {
  return [
    'vitest',
    'run',
    '--reporter',
    'default',
    '--reporter',
    './test/support/vitest-reporter.ts',
    ...args,
  ];
}

function versionOf(browser: string): string {
  return execFileSync(browser, ['--version']).toString().trim();
}

async function inTurn(lane: Step[], alone: boolean): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of lane) results.push(await run(step, alone));
  return results;
}

/**
 * Runs a step to its end. The output of a single step is streamed; that of parallel steps is printed when each is done.
 */
async function run({ name, command, args, engine, env }: Step, alone: boolean): Promise<StepResult> {
  const start = Date.now();
  const reportFile = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  console.log(`\n── ${name} …`);
  const waiting = setInterval(() => console.log(`── ${name}: ${secondsSince(start)} s so far`), 60_000);
  const { code, output } = await spawned(
    command,
    args,
    { ...process.env, ...env, TEST_REPORT: reportFile },
    alone,
  );
  clearInterval(waiting);
  const seconds = secondsSince(start);
  if (output) console.log(`\n${output}`);
  console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, engine, seconds, succeeded: code === 0, report: readReport(reportFile) };
}

function spawned(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  alone: boolean,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const take = (chunk: Buffer) => (alone ? process.stdout.write(chunk) : output.push(chunk));
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString().trim() }));
  });
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}
